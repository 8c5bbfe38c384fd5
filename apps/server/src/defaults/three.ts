/** A quiet evening of Three Card Poker. */
import type { ThreeTableRequest } from '@tapete/protocol';
import { ok, parseThreeRules } from '@tapete/rules';
import type { ThreeConfig } from '@tapete/table';
import { scaled, type ConfigOf } from './contract.ts';

const SEATS = 5;
const LEAST_ANTE = 5;
/** The largest ante by the smallest, and the most brought by the largest. */
const TIMES_ANTE = 20;
/** Of the smallest ante: 200 to 2000 for antes of 5 to 100. */
const BUY_IN = { min: 40, max: 400 };

export const threeConfigOf: ConfigOf<ThreeTableRequest, ThreeConfig> = (request, common) => {
  const rules = parseThreeRules(request.rules ?? {});
  if (!rules.ok) return rules;
  const ante = request.ante ?? { min: LEAST_ANTE, max: LEAST_ANTE * TIMES_ANTE };
  const buyIn = scaled(Math.max(1, ante.min), BUY_IN);
  return ok({
    ...common,
    game: 'three',
    seats: request.seats ?? SEATS,
    rules: rules.value,
    ante,
    buyIn: request.buyIn ?? { ...buyIn, max: Math.max(buyIn.max, ante.max * TIMES_ANTE) },
  });
};
