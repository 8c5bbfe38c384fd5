/** What a page needs at run time; no schema is among it, so none is loaded with it. */
export * from './bounds.ts';
export * from './codes.ts';
export * from './version.ts';
