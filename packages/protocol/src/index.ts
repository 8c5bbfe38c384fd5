/** All that crosses the wire. A page imports types alone from here, and the version from `version.ts`: no schema is loaded with it. */
export * from './actions.ts';
export * from './bounds.ts';
export * from './codes.ts';
export * from './errors.ts';
export { chipRange, chips, whole } from './fields.ts';
export type { WireGame } from './games/contract.ts';
export { addWireGame } from './games/index.ts';
export type { StudTableRequest } from './games/stud.ts';
export type { ThreeTableRequest } from './games/three.ts';
export * from './legal.ts';
export * from './requests.ts';
export * from './room.ts';
export * from './session.ts';
export { NAMED } from './seen/parts.ts';
export { streamEvent, tablesStreamEvent } from './seen/stream.ts';
export * from './stream.ts';
export * from './tables.ts';
export * from './version.ts';
