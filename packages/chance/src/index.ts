export * from './chances.ts';
export * from './random.ts';
export * from './seeded.ts';
