// Every screen and state of the page, one after another, for whoever wants to look at each.

import type { Page } from 'playwright-core';
import type { Guest } from '../../apps/server/src/testing/guest.ts';
import { gather, nextAsked, people, playTo, sayAll, type Company } from './company.ts';
import { shuffleWords, type Room } from './room.ts';
import { until, untilRested } from './visitor.ts';

/** Twenty wide characters: the longest name there may be. */
export const wideName = (i: number): string => `${'W'.repeat(19)}${i}`;

/** One state of a table that waits to be looked at, and what to press before. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly ready: string;
  readonly press?: readonly string[];
}

/** Says it for whoever is asked until the deal has ended. */
async function always(company: Company, word: object, instead: object = word): Promise<void> {
  for (;;) {
    const who = await until('asked or ended', async () => {
      const { running } = await company.table();
      return running && running.deal.outcome !== null ? 'ended' : company.asked();
    });
    if (who === 'ended') return;
    await company.act(who, word).catch(() => company.act(who, instead));
  }
}

/** A table that is set up, then played to where it is to be looked at. */
interface Setup {
  readonly name: string;
  readonly guests: readonly Guest[];
  readonly request: Parameters<typeof gather>[1];
  readonly chips?: readonly number[];
  readonly play: (company: Company) => Promise<unknown>;
  readonly ready: string;
  readonly press?: readonly string[];
}

const four = { game: 'stud', seats: 4 } as const;
const RESULT = '[data-testid=result]';
const POST = { type: 'post', ante: 100_000, pairPlus: 100_000 };
const seven = {
  game: 'three',
  seats: 7,
  ante: { min: 5, max: 100_000 },
  buyIn: { min: 900_000, max: 2_000_000 },
} as const;

/** Stud tables of 2…8 seats in the last round, everybody in, names and amounts as wide as can be. */
const fullTables = (host: Guest, others: readonly Guest[], sizes: readonly number[]): Setup[] =>
  sizes.map((seats) => ({
    name: `stud-${seats}`,
    guests: [host, ...others.slice(0, seats - 1)],
    request: {
      game: 'stud',
      name: 'M'.repeat(40),
      seats,
      buyIn: { min: 900_000_000, max: 1_000_000_000 },
      rules: { minBet: 11_111_111, ante: 11_111_111, deck: 'auto', jokers: 2, deals: 'croupier' },
    },
    play: (company) => playTo(company, host, 4),
    ready: '.say',
  }));

/** Stud in every other state. */
function studTables(host: Guest, others: readonly Guest[]): Setup[] {
  const table = [host, ...others.slice(0, 3)];
  const two = table.slice(0, 2);
  const over = (name: string, guests: readonly Guest[], ...words: object[]): Setup => ({
    name,
    guests,
    request: four,
    play: (company) => always(company, words[0] ?? {}, words[1]),
    ready: RESULT,
  });
  return [
    {
      name: 'proposal',
      guests: table,
      request: four,
      // The host, who does not propose, can match it (S28).
      chips: [900, 500, 500, 700],
      play: async (company) => {
        if ((await nextAsked(company)) === host) await sayAll(company, [{ type: 'bet', to: 10 }]);
        await sayAll(company, [{ type: 'propose', to: 800 }]);
      },
      ready: '.answer',
    },
    {
      name: 'propose',
      guests: table,
      request: four,
      // A rival has more than the host.
      chips: [500, 900, 700, 500],
      play: (company) => playTo(company, host, 2),
      ready: '.say',
      press: ['.offers .toggle'],
    },
    over('showdown', table, { type: 'call' }, { type: 'bet', to: 10 }),
    over('all-passed', two, { type: 'pass' }),
    over('last-left', two, { type: 'fold' }),
  ];
}

/** Three-card before the bets, after them and in the turn. */
const threeTables = (host: Guest, others: readonly Guest[]): Setup[] => [
  {
    name: 'three-bets',
    guests: [host, ...others.slice(0, 6)],
    request: seven,
    play: () => Promise.resolve(),
    ready: 'form.bets',
  },
  {
    name: 'three-posted',
    guests: [host, ...others.slice(0, 1)],
    request: seven,
    play: (company) => company.act(host, POST),
    ready: '.spread',
  },
  {
    name: 'three-turn',
    guests: [host, ...others.slice(0, 6)],
    request: seven,
    play: async (company) => {
      for (const guest of company.guests) await company.act(guest, POST);
      await nextAsked(company);
    },
    ready: '.say',
  },
];

const bots = (host: Guest): Setup => ({
  name: 'bots-8',
  guests: [host],
  request: { game: 'stud', seats: 8, bots: 7, sit: true },
  play: nextAsked,
  ready: '.say',
});

/** The host's straight flush against the dealer's pair: four lines. */
const lines = (host: Guest, others: readonly Guest[]): Setup => ({
  name: 'three-lines',
  guests: [host, ...others.slice(0, 1)],
  request: seven,
  play: async (company) => {
    for (const guest of company.guests) await company.act(guest, POST);
    await always(company, { type: 'play' });
  },
  ready: '[data-testid=lines]',
});

/** Four stacks all-in, three pots and a bet that nobody called; the host, who deals, wins all with aces. */
const sidePots = (host: Guest, others: readonly Guest[]): Setup => ({
  name: 'side-pots',
  guests: [host, ...others.slice(0, 3)],
  request: four,
  chips: [2000, 500, 1000, 1500],
  play: (company) => always(company, { type: 'all-in' }, { type: 'call' }),
  ready: RESULT,
});
const SIDE_POTS_DECK = '2c 3d 4h As 7c 8d 9h Ad 9s Ts 6s Kh Jd Qd Kd Qh 4s 5s 7s Jh';

/** Tables as they wait, the host being the one who looks; the clock stands still from then on. */
export async function tableScreens(
  room: Room,
  host: Guest,
  sizes: readonly number[] = [2, 3, 4, 5, 6, 7, 8],
): Promise<Screen[]> {
  const others = await people(room, [1, 2, 3, 4, 5, 6, 7].map(wideName));
  const prepare = async (setups: readonly Setup[]): Promise<Screen[]> => {
    room.env.setPace(0);
    const companies: Company[] = [];
    for (const { guests, request, chips } of setups) {
      companies.push(await gather(guests, request, chips));
    }
    room.env.setPace(6);
    await Promise.all(setups.map(({ play }, i) => play(companies[i]!)));
    room.env.setPace(0);
    return setups.map(({ name, ready, press = [] }, i) => ({
      name,
      path: `/t/${companies[i]!.id}`,
      ready,
      press,
    }));
  };
  room.env.say(shuffleWords('5h 2c Kd 6h 7c Ks 7h 9d 3d'));
  const threeLines = await prepare([lines(host, others)]);
  // The lot of the first dealer, then the pack.
  room.env.say([0, ...shuffleWords(SIDE_POTS_DECK)]);
  const screens = [
    ...threeLines,
    ...(await prepare([sidePots(host, others)])),
    ...(await prepare(fullTables(host, others, sizes))),
    ...(await prepare([...studTables(host, others), ...threeTables(host, others), bots(host)])),
  ];
  const watched = await gather([host], { game: 'stud', seats: 8, bots: 3 }, [0]);
  const path = `/t/${watched.id}`;
  const over = {
    path: screens.find(({ name }) => name === 'showdown')?.path ?? path,
    ready: '.felt',
  };
  const menu = 'header button:last-of-type';
  return [
    ...screens,
    { name: 'watching', path, ready: '.free button' },
    { name: 'sit', path, ready: '.free button', press: ['.free button'] },
    { ...over, name: 'menu', press: [menu] },
    { ...over, name: 'accounts', press: [menu, '.menu > button:nth-last-of-type(2)'] },
    { ...over, name: 'night', press: [menu, '.menu > button:nth-last-of-type(3)'] },
    {
      ...over,
      name: 'configure',
      press: [menu, '.menu > button:nth-last-of-type(3)', '.night > button.rules'],
    },
    { ...over, name: 'rename', press: [menu, '.menu > button:last-of-type'] },
    { ...over, name: 'buy', press: [menu, '.menu > button:first-of-type'] },
    { ...over, name: 'share', press: ['header button:first-of-type'] },
    { ...over, name: 'log', press: ['.log-button'] },
  ];
}

/** The house rules and the evening of a new table, unfolded. */
const BOTH_FOLDS = ['details:nth-of-type(1) > summary', 'details:nth-of-type(2) > summary'];

export const PLAIN: readonly Screen[] = [
  { name: 'home', path: '/', ready: 'h1' },
  { name: 'name', path: '/', ready: 'h1', press: ['header .me button'] },
  { name: 'new-stud', path: '/new/stud', ready: 'summary', press: BOTH_FOLDS },
  { name: 'new-three', path: '/new/three', ready: 'summary', press: BOTH_FOLDS },
  { name: 'rules', path: '/rules', ready: 'h1' },
  { name: 'missing', path: '/t/nosuchtablehere', ready: 'h1' },
];

export async function show(
  page: Page,
  url: string,
  { path, ready, press = [] }: Screen,
): Promise<void> {
  await page.goto(url + path);
  await page.locator(ready).first().waitFor();
  for (const selector of press) {
    // What has just appeared rests, and lets no press through.
    await untilRested(page);
    const button = page.locator(selector).last();
    await button.waitFor({ state: 'attached' });
    // On a desk the log is in sight without a button.
    if (await button.isVisible()) await button.click();
  }
}
