/** The requests that depend on which games there are. */
import type { Command } from '@tapete/table';
import { z } from 'zod';
import { actionId, eventNumber, tableAction } from './actions.ts';
import { byAction, typesOf } from './by-action.ts';
import { wireGames } from './games/index.ts';
import type { studAction, StudTableRequest } from './games/stud.ts';
import type { threeAction, ThreeTableRequest } from './games/three.ts';

/** A new table; all but the game may be left to its defaults. */
export type TableRequest = StudTableRequest | ThreeTableRequest;

/** An answer to a decision of a deal. */
export type SentAction = z.infer<typeof studAction> | z.infer<typeof threeAction>;

/** `deal` and `decision` (the number of the event that asked) go with an action of the running deal. */
export type ActionRequest =
  | { readonly actionId: string; readonly action: z.infer<typeof tableAction> }
  | {
      readonly actionId: string;
      readonly deal: number;
      readonly decision: number;
      readonly action: SentAction;
    };

export interface Requests {
  readonly table: z.ZodType<TableRequest>;
  readonly action: z.ZodType<ActionRequest>;
}

/** The schemas for the games that are known now. */
export function makeRequests(): Requests {
  const games = wireGames();
  const names = games.map(({ name }) => name).join(', ');
  const [first, ...others] = games.map(({ table }) => table);
  const [action, ...actions] = games.map((game) => game.action);
  if (!first || !action) throw new Error('no game is known');
  const ofTable = z.strictObject({ actionId, action: tableAction });
  const ofDeal = <A extends z.ZodType>(each: A) =>
    z.strictObject({ actionId, deal: eventNumber, decision: eventNumber, action: each });
  const table = z.discriminatedUnion('game', [first, ...others], {
    error: ({ code }) => (code === 'invalid_union' ? `expected one of ${names}` : undefined),
  });
  const forms = new Map<string, z.ZodType>(typesOf(tableAction).map((type) => [type, ofTable]));
  for (const type of new Set([action, ...actions].flatMap(typesOf))) {
    const [one, ...more] = [action, ...actions].filter((each) => typesOf(each).includes(type));
    if (one) forms.set(type, ofDeal(more.length === 0 ? one : z.union([one, ...more])));
  }
  const whole = z.union([ofTable, ofDeal(z.union([action, ...actions]))]);
  const actionRequest = byAction(forms, whole);
  // Which games there are is known only now; the types tell of the two that always are.
  return { table, action: actionRequest } as unknown as Requests;
}

/** The table's command that a request means. */
export const commandOf = (request: ActionRequest): Command =>
  'decision' in request
    ? { type: 'act', deal: request.deal, decision: request.decision, action: request.action }
    : request.action;
