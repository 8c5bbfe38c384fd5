/** Whether the long tests are to be short: so where every change of the source is tried against them (`npm run mutants`). */
export const SHORT = process.env['TAPETE_SHORT'] === '1';

/** How often a random test tries: `many`, a tenth of it where it is to be short. */
export const trials = (many: number): number => (SHORT ? Math.ceil(many / 10) : many);
