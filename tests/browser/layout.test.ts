/// <reference lib="dom" />
import { expect, test } from 'vitest';
import { gather, nextAsked, people, sayAll } from './company.ts';
import { layoutFaults } from './measure.ts';
import { pictures } from './room.ts';
import { show, wideName } from './screens.ts';
import { shareScreens } from './set-up.ts';
import { SIZES, enter, until, visit, type Lang, type Size } from './visitor.ts';

const opened = shareScreens(wideName(0));

test.each<Lang>(['es', 'en'])(
  'on every screen, in %s, on a phone upright and lying and on a desk: nothing overlaps, is cut off, lies outside or is too small to touch',
  { timeout: 180_000 },
  async (lang) => {
    const { browser, room, host, screens } = opened();
    const visitor = await visit(browser, { lang, size: 'desk' });
    await enter(visitor, room.url, host);
    const { page } = visitor;
    const found: Record<string, string[]> = {};
    for (const screen of screens) {
      await page.setViewportSize(SIZES.phone);
      await show(page, room.url, screen);
      for (const size of Object.keys(SIZES) as Size[]) {
        await page.setViewportSize(SIZES[size]);
        const faults = await layoutFaults(page);
        if (faults.length > 0) found[`${screen.name}, ${size}`] = faults;
        if (process.env['TAPETE_PICTURES']) {
          await page.screenshot({ path: `${pictures()}/${screen.name}-${size}-${lang}.png` });
        }
      }
    }
    expect(found).toEqual({});
    await visitor.close();
  },
);

test('the measure itself finds what overlaps, is cut off, is too small or scrolls', async () => {
  const visitor = await visit(opened().browser, { size: 'desk' });
  await visitor.page.setContent(`<!doctype html><body style="margin:0">
    <p style="position:absolute;top:9px">one text here</p><p style="position:absolute;top:12px">another text</p>
    <p style="position:absolute;top:90px;width:40px;overflow:hidden;white-space:nowrap">much too long</p>
    <button style="position:absolute;top:200px;height:20px">tiny</button>
    <div style="position:absolute;top:300px;width:1900px;height:5px"></div>`);
  const faults = (await layoutFaults(visitor.page)).join('\n');
  expect(faults).toMatch(/overlaps/);
  expect(faults).toMatch(/cut off: “much too long”/);
  expect(faults).toMatch(/small: BUTTON/);
  expect(faults).toMatch(/scrolls sideways/);
  await visitor.close();
});

test.each<Size>(['phone', 'desk'])(
  'the panel keeps its height through a deal, whoever speaks (%s)',
  async (size) => {
    const { browser, room, host } = opened();
    const visitor = await visit(browser, { size });
    await enter(visitor, room.url, host);
    const { page } = visitor;
    room.env.setPace(0);
    const guests = [host, ...(await people(room, ['Bea', 'Carmen']))];
    const company = await gather(guests, { game: 'stud', seats: 3 });
    await page.goto(`${room.url}/t/${company.id}`);
    await page.locator('.panel').waitFor();
    const heights = new Map<number, string>();
    const look = async (when: string): Promise<void> => {
      const seq = (await company.table()).seq;
      await until('the page has caught up', async () => {
        const asked = await company.asked();
        const mine = (await page.locator('.say').count()) > 0;
        return seq > 0 && mine === (asked === host);
      });
      const height = await page.locator('.panel').evaluate((panel) => panel.clientHeight);
      heights.set(height, when);
    };
    await look('before the first deal');
    room.env.setPace(6);
    for (let turn = 0; turn < 8; turn++) {
      const who = await nextAsked(company);
      await look(`turn of ${who === host ? 'the host' : 'another'}`);
      await sayAll(company, [{ type: 'call' }]).catch(() =>
        sayAll(company, [{ type: 'bet', to: 10 }]),
      );
    }
    expect(Object.fromEntries(heights)).toEqual({ [[...heights.keys()][0]!]: expect.any(String) });
    await visitor.close();
  },
);
