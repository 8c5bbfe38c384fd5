/** The requests that depend on which games there are. */
import { ok, type Refusal, type Result } from '@tapete/rules';
import type { Command, RefusalCode, TableConfig } from '@tapete/table';
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

/** Other house rules for the next deals: what a new table with them would be. */
export interface Configuring {
  readonly type: 'configure';
  readonly table: TableRequest;
}

/** `deal` and `decision` (the number of the event that asked) go with an action of the running deal. */
export type ActionRequest =
  | { readonly actionId: string; readonly action: z.infer<typeof tableAction> | Configuring }
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
  const configuring = z.strictObject({
    actionId,
    action: z.strictObject({ type: z.literal('configure'), table }),
  });
  const forms = new Map<string, z.ZodType>(typesOf(tableAction).map((type) => [type, ofTable]));
  forms.set('configure', configuring);
  for (const type of new Set([action, ...actions].flatMap(typesOf))) {
    const [one, ...more] = [action, ...actions].filter((each) => typesOf(each).includes(type));
    if (one) forms.set(type, ofDeal(more.length === 0 ? one : z.union([one, ...more])));
  }
  const whole = z.union([ofTable, configuring, ofDeal(z.union([action, ...actions]))]);
  const actionRequest = byAction(forms, whole);
  // Which games there are is known only now; the types tell of the two that always are.
  return { table, action: actionRequest } as unknown as Requests;
}

/** The table's command that a request means; `configOf` makes the house rules that it names, or refuses them. */
export function commandOf(
  request: ActionRequest,
  configOf: (table: TableRequest) => Result<TableConfig, Refusal<RefusalCode>>,
): Result<Command, Refusal<RefusalCode>> {
  if ('decision' in request) {
    const { deal, decision, action } = request;
    return ok({ type: 'act', deal, decision, action });
  }
  const { action } = request;
  if (action.type !== 'configure') return ok(action);
  const config = configOf(action.table);
  return config.ok ? ok({ type: 'configure', config: config.value }) : config;
}
