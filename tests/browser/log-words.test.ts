import { PROTOCOL_VERSION } from '@tapete/protocol';
import { studRules, type StudRules } from '@tapete/rules';
import type { TableEvent } from '@tapete/table';
import { expect, onTestFinished, test } from 'vitest';
import { gather, people } from './company.ts';
import { shareRoom } from './set-up.ts';
import { nameVisitor, visit, type Lang } from './visitor.ts';

const opened = shareRoom();

const message = (type: string, data: object): string =>
  `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;

/** What the log says of these events, which a stream made for the test tells of a table of two. */
async function logOf(lang: Lang, events: readonly TableEvent[]): Promise<readonly string[]> {
  const { browser, room } = opened();
  const visitor = await visit(browser, { lang, size: 'desk' });
  onTestFinished(() => visitor.close());
  const host = await nameVisitor(visitor, room.url, 'Marta');
  room.env.setPace(0);
  const company = await gather([host, ...(await people(room, ['Bea']))], {
    game: 'stud',
    seats: 3,
  });
  const table = await company.table();
  const now = Date.now();
  const body = [
    message('snapshot', { protocol: PROTOCOL_VERSION, seq: table.seq, now, table }),
    ...events.map((event, i) => message('log', { seq: table.seq + 1 + i, at: now, event })),
  ].join('');
  const { page } = visitor;
  await page.route('**/events*', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: route.request().url().includes('after') ? ': nothing new\n\n' : body,
    }),
  );
  await page.goto(`${room.url}/t/${company.id}`);
  await page.locator('aside li').last().waitFor();
  return page.locator('aside li').allInnerTexts();
}

const preparing = {
  type: 'preparing',
  number: 1,
  seats: [0, 1],
  dealer: 0,
  byLot: true,
} as const;

test.each([
  ['es', 'silent', 'La mano 1 no se reparte: falta la parte de alguien en la mezcla.'],
  ['en', 'silent', "Deal 1 is not dealt: somebody's part in the shuffle is missing."],
  ['es', 'bank-not-covered', 'La mano 1 no se reparte: la banca no cubre las apuestas.'],
  ['en', 'bank-not-covered', 'Deal 1 is not dealt: the bank does not cover the bets.'],
  ['es', 'pack-too-small', 'La mano 1 no se reparte: así no se puede jugar.'],
  ['en', 'pack-too-small', 'Deal 1 is not dealt: it cannot be played like this.'],
] as const)(
  'a deal that comes to nothing is told with its reason (%s, %s)',
  async (lang, reason, text) => {
    const awaits = { ...preparing, awaits: [] };
    expect(await logOf(lang, [awaits, { type: 'void', number: 1, reason }])).toEqual([text]);
  },
);

test.each([
  ['es', 'El reparto espera a Marta y Bea.'],
  ['en', 'The cards wait for Marta and Bea.'],
] as const)('whom the cards wait for is told (%s)', async (lang, text) => {
  const awaits = [
    { seat: 0, type: 'contribute' },
    { seat: 1, type: 'cut' },
  ] as const;
  expect(await logOf(lang, [{ ...preparing, awaits }])).toEqual([text]);
});

const started = (rules: Partial<StudRules>): TableEvent => ({
  type: 'deal',
  number: 1,
  game: 'stud',
  event: {
    type: 'started',
    game: 'stud',
    rules: studRules(rules),
    seats: ['Marta', 'Bea'].map((name, at) => ({ name, person: `${name}-id`, stack: 1000, at })),
    dealer: 0,
    deck: [],
  },
});

test.each([
  ['es', 'Recibe primero el de la izquierda de Marta.'],
  ['en', 'The first card goes to the left of Marta.'],
] as const)('S16 with a croupier nobody deals (%s)', async (lang, text) => {
  const lines = await logOf(lang, [started({ deals: 'croupier' })]);
  expect(lines.slice(1)).toEqual([text]);
});

// Two players: from 10 − 2 up, 4 × 7 cards; 40 or fewer.
test.each([
  ['es', 'Esta mano: desde el 8, 28 cartas; el color gana al full.'],
  ['en', 'This deal: from the 8 up, 28 cards; a flush beats a full house.'],
] as const)('S2, S9 a deal says its pack and what it changes (%s)', async (lang, text) => {
  const lines = await logOf(lang, [started({ deck: 'auto' })]);
  expect(lines.slice(2)).toEqual([text]);
});
