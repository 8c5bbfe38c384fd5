export * from './accounts.ts';
export * from './apply.ts';
export * from './command.ts';
export * from './config.ts';
export { bankerSeat, leastStack, readySeats, type Chance } from './cycle.ts';
export * from './decide.ts';
export * from './games.ts';
export * from './table.ts';
export * from './view.ts';
