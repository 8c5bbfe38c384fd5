import { BOT_NAMES } from '@tapete/bots';
import { chancesFrom, seededRandom } from '@tapete/chance';
import { DEFAULT_THREE_RULES, studRules } from '@tapete/rules';
import { isRunning, USUAL_NIGHT, type Table, type TableConfig } from '@tapete/table';
import { describe, expect, test } from 'vitest';
import { openAlone } from './alone.ts';
import { botCommand } from './bot-command.ts';

const COMMON = {
  name: 'Bots',
  seats: 3,
  buyIn: { min: 200, max: 500 },
  clock: { turn: 30, bets: 20, between: 5 },
  night: USUAL_NIGHT,
} as const;
const STUD: TableConfig = { ...COMMON, game: 'stud', rules: studRules({}) };
const THREE: TableConfig = {
  ...COMMON,
  game: 'three',
  rules: DEFAULT_THREE_RULES,
  ante: { min: 5, max: 50 },
};

/** A table before its first deal, and with a bot asked in it. */
function tables(config: TableConfig, seed: number): { before: Table; asked: Table; seat: number } {
  const { random, shuffled: shuffle, below: lot } = chancesFrom(seed);
  const env = { random, shuffle, lot, pause: () => 0 };
  const person = { person: 'me', name: 'Ana' };
  const opened = openAlone({ config, person, bots: ['random'], env, heard: () => {} });
  if (!opened.ok) throw new Error(opened.error.code);
  const { table, ask, step } = opened.value;
  const before = table();
  if (config.game === 'three') ask({ type: 'post', ante: 5, pairPlus: 0 });
  for (;;) {
    const { running } = table();
    const asked = isRunning(table())
      ? running!.deal.asked.map((i) => running!.deal.seats[i]!.at)
      : [];
    const seat = asked.find((each) => each !== 0);
    if (seat !== undefined) return { before, asked: table(), seat };
    if (asked.includes(0)) ask(botCommand(table(), 0, 'random', random));
    else if (!step()) throw new Error('no bot is ever asked');
  }
}

describe.each([STUD, THREE])('$game', (config) => {
  test.each(BOT_NAMES)(
    '%s decides the same whatever the others hold and the pack has left',
    (name) => {
      for (let seed = 1; seed <= 5; seed++) {
        const { asked, seat } = tables(config, seed);
        const { running } = asked;
        const mine = running!.deal.seats.findIndex(({ at }) => at === seat);
        const cards = running!.deal.cards.map((held, i) =>
          i === mine
            ? held
            : held.map((card) => ('up' in card && card.up ? card : { ...card, card: 'Zz' })),
        );
        const deal = { ...running!.deal, cards, deck: running!.deal.deck.map(() => 'Zz') };
        const other = { ...asked, running: { ...running, deal } } as unknown as Table;
        const command = botCommand(asked, seat, name, seededRandom(seed));
        expect(command).toMatchObject({ type: 'act', decision: running!.decision });
        expect(botCommand(other, seat, name, seededRandom(seed))).toEqual(command);
      }
    },
  );

  test('nobody speaks for an empty seat', () => {
    const { asked } = tables(config, 1);
    expect(() => botCommand(asked, 3, 'regular', seededRandom(1))).toThrow('nobody sits at 3');
    expect(() => botCommand(asked, -1, 'regular', seededRandom(1))).toThrow('nobody sits at -1');
  });
});

test('T16 before a three-card deal a bot bets within the limits of the table', () => {
  const { before } = tables(THREE, 1);
  for (const name of BOT_NAMES)
    for (let seed = 1; seed <= 50; seed++) {
      const command = botCommand(before, 1, name, seededRandom(seed));
      if (command.type !== 'post') throw new Error(`${command.type} before the deal`);
      expect(command.ante).toBeGreaterThanOrEqual(5);
      expect(command.ante).toBeLessThanOrEqual(50);
      expect(2 * command.ante + command.pairPlus).toBeLessThanOrEqual(200);
    }
});

test('before a stud deal there is nothing to bet', () => {
  const { before } = tables(STUD, 1);
  expect(() => botCommand(before, 1, 'regular', seededRandom(1))).toThrow("deal of 'stud'");
});
