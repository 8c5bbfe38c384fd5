import { seededRandom } from '@tapete/chance';
import type { DealBase } from '@tapete/rules';
import { expect, test } from 'vitest';
import { BOT_NAMES, type Bot } from './bot.ts';
import { addBots, botOf } from './games.ts';
import { studBots } from './stud/stud-bots.ts';
import { threeBots } from './three/three-bots.ts';

test('every bot plays both games; only three-card has bets before the cards', () => {
  for (const name of BOT_NAMES) {
    expect(botOf('stud', name)).toBe(studBots[name]);
    expect(botOf('three', name)).toBe(threeBots[name]);
    expect(botOf('stud', name).bet).toBeUndefined();
    const bets = botOf('three', name).bet?.({ ante: { min: 5, max: 50 } }, 100, seededRandom(1));
    expect(bets).toMatchObject({ ante: expect.any(Number), pairPlus: expect.any(Number) });
  }
});

test('a third game brings its own bots', () => {
  interface Toy extends DealBase {
    readonly game: 'toy';
    readonly number: number;
  }
  const toy: Bot<Toy, string, number, string> = {
    act: ({ number }, seat) => `${number} at ${seat}`,
    bet: (least, stack) => `${least} of ${stack}`,
  };
  expect(() => botOf('toy', 'bold')).toThrow("no bot plays 'toy'");
  addBots<Toy, string, number, string>('toy', {
    random: toy,
    prudent: toy,
    bold: toy,
    regular: toy,
  });
  const deal: Toy = { game: 'toy', number: 7, seats: [], stacks: [], asked: [], outcome: null };
  expect(botOf('toy', 'bold').act(deal, 2, seededRandom(1))).toBe('7 at 2');
  expect(botOf('toy', 'bold').bet?.(3, 50, seededRandom(1))).toBe('3 of 50');
});
