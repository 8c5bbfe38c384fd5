/** A quiet evening of stud. */
import type { StudTableRequest } from '@tapete/protocol';
import { ok, parseStudRules, refuse } from '@tapete/rules';
import type { StudConfig } from '@tapete/table';
import { scaled, type ConfigOf } from './contract.ts';

const SEATS = 6;
/** Of the smallest bet: 500 to 2000 for a minimum bet of 10. */
const BUY_IN = { min: 50, max: 200 };

export const studConfigOf: ConfigOf<StudTableRequest, StudConfig> = (request, common) => {
  if (request.ante) return refuse('bad-config', { key: 'ante', expected: 'rules.ante' });
  const rules = parseStudRules(request.rules ?? {});
  if (!rules.ok) return rules;
  return ok({
    ...common,
    game: 'stud',
    seats: request.seats ?? SEATS,
    rules: rules.value,
    buyIn: request.buyIn ?? scaled(rules.value.minBet, BUY_IN),
  });
};
