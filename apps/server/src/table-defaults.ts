/** A table from what its opener named; the rest is a quiet evening's defaults. */
import type { TableRequest } from '@tapete/protocol';
import {
  MOST_CHIPS,
  ok,
  parseStudRules,
  parseThreeRules,
  refuse,
  type Refusal,
  type Result,
} from '@tapete/rules';
import type { RefusalCode, TableConfig } from '@tapete/table';

const CLOCK_SECONDS = { turn: 30, bets: 20, between: 6 };
const STUD_SEATS = 6;
const THREE_SEATS = 5;
/** Of the smallest bet: 500 to 2000 for a minimum bet of 10. */
const STUD_BUY_IN = { min: 50, max: 200 };
/** Of the smallest ante: antes of 5 to 100, 200 to 2000 brought. */
const THREE_ANTE = 20;
const THREE_BUY_IN = { min: 40, max: 400 };
const MIN_ANTE = 5;

const scaled = (unit: number, by: { readonly min: number; readonly max: number }) => ({
  min: Math.min(MOST_CHIPS, unit * by.min),
  max: Math.min(MOST_CHIPS, unit * by.max),
});

/** `name` is the table's when none is given. Refuses with `bad-rule`; what the table checks is left to it. */
export function makeConfig(
  request: TableRequest,
  name: string,
): Result<TableConfig, Refusal<RefusalCode>> {
  const { turn, bets, between } = request.clock ?? {};
  const clock = {
    turn: turn ?? CLOCK_SECONDS.turn,
    bets: bets ?? CLOCK_SECONDS.bets,
    between: between ?? CLOCK_SECONDS.between,
  };
  const common = { name: request.name ?? name, clock };
  if (request.game === 'stud') {
    if (request.ante) return refuse('bad-config', { key: 'ante', expected: 'rules.ante' });
    const rules = parseStudRules(request.rules ?? {});
    if (!rules.ok) return rules;
    return ok({
      ...common,
      game: 'stud',
      seats: request.seats ?? STUD_SEATS,
      rules: rules.value,
      buyIn: request.buyIn ?? scaled(rules.value.minBet, STUD_BUY_IN),
    });
  }
  const rules = parseThreeRules(request.rules ?? {});
  if (!rules.ok) return rules;
  const ante = request.ante ?? { min: MIN_ANTE, max: MIN_ANTE * THREE_ANTE };
  const buyIn = scaled(Math.max(1, ante.min), THREE_BUY_IN);
  return ok({
    ...common,
    game: 'three',
    seats: request.seats ?? THREE_SEATS,
    rules: rules.value,
    ante,
    buyIn: request.buyIn ?? { ...buyIn, max: Math.max(buyIn.max, ante.max * THREE_ANTE) },
  });
}
