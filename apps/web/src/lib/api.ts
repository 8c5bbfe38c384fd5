/** Plain requests to the room. A refusal comes back as its code; a lost line as `offline`. */
import type {
  ActionAnswer,
  ErrorAnswer,
  RoomAnswer,
  SessionAnswer,
  TableCreated,
  TableList,
  TableRequest,
} from '@tapete/protocol';
import type { Refusal } from '@tapete/rules';

export type Answer<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Refusal };

const OFFLINE: Refusal = { code: 'offline', detail: {} };
/** A request that has had no answer for this long, ms, is given up (and may be sent again by its id). */
const PATIENCE = 8000;

async function ask<T>(path: string, body?: unknown): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { ok: true, value: answer as T };
    const { error } = answer as Partial<ErrorAnswer>;
    return { ok: false, error: error ?? { code: 'failed', detail: { status: response.status } } };
  } catch {
    return { ok: false, error: OFFLINE };
  }
}

export const session = (): Promise<Answer<SessionAnswer>> => ask('/api/session');
export const signIn = (nickname: string): Promise<Answer<SessionAnswer>> =>
  ask('/api/session', { nickname });
export const room = (): Promise<Answer<RoomAnswer>> => ask('/api/room');
export const myTables = (): Promise<Answer<TableList>> => ask('/api/tables');
export const createTable = (request: TableRequest): Promise<Answer<TableCreated>> =>
  ask('/api/tables', request);

const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Sends an action until it is answered: the id makes a second arrival do nothing new. */
export async function act(
  table: string,
  action: Readonly<Record<string, unknown>>,
  decision?: { readonly deal: number; readonly decision: number },
): Promise<Answer<ActionAnswer>> {
  const body = { actionId: newId(), ...decision, action };
  for (let attempt = 0; ; attempt++) {
    const answer = await ask<ActionAnswer>(`/api/tables/${table}/actions`, body);
    if (answer.ok || answer.error.code !== 'offline' || attempt === 3) return answer;
    await new Promise((resolve) => setTimeout(resolve, 700 * (attempt + 1)));
  }
}
