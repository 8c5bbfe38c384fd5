/** How a bot leans where several actions are worth about the same. */

export const TEMPERAMENT_NAMES = ['prudent', 'regular', 'bold'] as const;
export type TemperamentName = (typeof TEMPERAMENT_NAMES)[number];

/** The first three are added to what an action is worth, as a part of the pot (less of a big one). */
export interface Temperament {
  /** To calling. */
  readonly loose: number;
  /** To betting and raising. */
  readonly aggressive: number;
  /** Besides, to betting and raising with a hand that hopes not to be called. */
  readonly bluffs: number;
  /** Part of the pot that actions may differ by and still be mixed: 0 always does the best, and is read soon. */
  readonly heat: number;
  /** What risking the whole stack costs it in mind, as a part of the stack; half the stack a quarter of that. */
  readonly fear: number;
  /** Three-card: chance to misjudge a queen-high hand, on either side of Q-6-4 (T13). */
  readonly slips: number;
}

export const TEMPERAMENTS: Readonly<Record<TemperamentName, Temperament>> = {
  prudent: { loose: -0.04, aggressive: -0.06, bluffs: -0.12, heat: 0.04, fear: 0.5, slips: 0.03 },
  regular: { loose: 0, aggressive: 0, bluffs: -0.03, heat: 0.05, fear: 0.4, slips: 0.1 },
  bold: { loose: 0.05, aggressive: 0.08, bluffs: 0.04, heat: 0.08, fear: 0.25, slips: 0.25 },
};
