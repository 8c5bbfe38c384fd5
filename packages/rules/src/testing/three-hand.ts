/** Short ways for the three-card tests: hands against the dealer, and what came of them. */
import type { ThreeScript } from '../../reference/three-deal.ts';
import { playThreeScript, threeAnswer } from './script-answer.ts';

export type Bets = Readonly<{ stack?: number; ante?: number; pairPlus?: number }>;

/** A deck in the order that gives these hands, the dealer's last (T14 `alternate`). */
export const alternate = (...hands: readonly string[]): string =>
  [0, 1, 2].flatMap((i) => hands.map((hand) => hand.split(' ')[i])).join(' ');

export function answerOf(script: ThreeScript) {
  const result = playThreeScript(script);
  const answer = threeAnswer(script);
  if (!result.ok || !answer.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
  return { ...answer, deal: result.deal, events: result.events };
}

/** One seat, Ana, against the dealer. */
export const against = (
  player: string,
  dealer: string,
  { stack = 100, ante = 10, pairPlus = 0 }: Bets = {},
  action = 'play',
  rules: NonNullable<ThreeScript['rules']> = {},
) =>
  answerOf({
    game: 'three',
    rules,
    seats: [{ name: 'Ana', stack, ante, pairPlus }],
    deck: alternate(player, dealer),
    actions: [`Ana ${action}`],
  });

/** Net of each spot. */
export const nets = (answer: ReturnType<typeof answerOf>): Record<string, number> =>
  Object.fromEntries(answer.lines.map((line) => [line.spot, line.amount]));
