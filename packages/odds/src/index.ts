export * from './known-cards.ts';
export * from './sampled-equity.ts';
