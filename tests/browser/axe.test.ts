import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'vitest';
import { show } from './screens.ts';
import { shareScreens } from './set-up.ts';
import { enter, visit, type Lang, type Size } from './visitor.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice'];

const opened = shareScreens('Marta', [8]);

test.each<[Lang, Size]>([
  ['es', 'phone'],
  ['en', 'desk'],
])('axe finds nothing on any screen (%s, %s)', { timeout: 180_000 }, async (lang, size) => {
  const { browser, room, host, screens } = opened();
  const visitor = await visit(browser, { lang, size });
  await enter(visitor, room.url, host);
  const found: Record<string, unknown> = {};
  for (const screen of screens) {
    await show(visitor.page, room.url, screen);
    const { violations } = await new AxeBuilder({ page: visitor.page })
      .options({ resultTypes: ['violations'] })
      .withTags(TAGS)
      .analyze();
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
    if (faults.length > 0) found[screen.name] = faults.slice(0, 4);
  }
  expect(found).toEqual({});
  await visitor.close();
});
