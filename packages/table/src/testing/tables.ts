/** Tables where people of the tests sit already, and cards as text. */
import { chancesFrom } from '@tapete/chance';
import { parseCards, type Card, type StudRules, type ThreeRules } from '@tapete/rules';
import type { ThreeConfig } from '../index.ts';
import { someBot } from './players.ts';
import { openRoom, seat, studConfig, threeConfig, type Room } from './room.ts';

type Stacks = Readonly<Record<string, number>>;

export function studTable(stacks: Stacks, rules: Partial<StudRules> = {}): Room {
  const room = openRoom(studConfig(rules), chancesFrom(3));
  seat(room, stacks);
  return room;
}

/** Its bots post and play at random; every lot falls on the first. */
export function threeTable(
  stacks: Stacks,
  rules: Partial<ThreeRules> = {},
  more: Partial<ThreeConfig> = {},
): Room {
  const chances = chancesFrom(4);
  const room = openRoom(threeConfig(rules, more), chances, { bot: someBot(chances), lot: () => 0 });
  seat(room, stacks);
  return room;
}

/** The cards of a text that holds nothing else. */
export function cards(text: string): readonly Card[] {
  const row = parseCards(text);
  if (!row.ok) throw new Error(text);
  return row.cards as readonly Card[];
}

/** What was said in stud so far, and whether the clock said it. */
export const spoke = (of: Room) =>
  of.log.flatMap((event) =>
    event.type === 'deal' && event.event.type === 'spoke'
      ? [[event.event.said, event.event.timeout]]
      : [],
  );
