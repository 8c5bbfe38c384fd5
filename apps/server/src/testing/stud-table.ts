/** A stud table as most tests need one. */
import { studRules } from '@tapete/rules';
import { USUAL_NIGHT } from '@tapete/table';

export const STUD_TABLE = {
  game: 'stud',
  name: 'Mesa',
  seats: 6,
  rules: studRules(),
  buyIn: { min: 100, max: 2000 },
  clock: { turn: 30, bets: 20, between: 6 },
  night: USUAL_NIGHT,
} as const;
