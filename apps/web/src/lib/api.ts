/** Requests to the room. A refusal comes back with its code; no answer at all is the refusal `offline`. */
import type {
  ActionAnswer,
  ActionRequest,
  ErrorAnswer,
  ErrorCode,
  RoomAnswer,
  SessionAnswer,
  TableCreated,
  TableList,
  TableRequest,
} from '@tapete/protocol';
import type { Refusal, Result } from '@tapete/rules';
import type { DealAction, Decision, TableCommand } from './commands.ts';

/** Every code that this page may have to put into words; `offline` is its own. */
export type PageCode = ErrorCode | 'offline';
export type PageRefusal = Refusal<PageCode>;

export type Answer<T> = Result<T, PageRefusal>;

const OFFLINE: PageRefusal = { code: 'offline', detail: {} };
/** A request without an answer for this long is given up. An action may then be sent again under its id. */
const TIMEOUT_MS = 8000;
/** How often an action is sent before it is given up, and the pause before the second time; later ones are longer. */
const ATTEMPTS = 4;
const RETRY_MS = 700;

async function ask<T>(path: string, body?: unknown): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
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
export const roomInfo = (): Promise<Answer<RoomAnswer>> => ask('/api/room');
export const myTables = (): Promise<Answer<TableList>> => ask('/api/tables');
export const createTable = (request: TableRequest): Promise<Answer<TableCreated>> =>
  ask('/api/tables', request);

const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

export const sendCommand = (table: string, action: TableCommand): Promise<Answer<ActionAnswer>> =>
  sendAction(table, { actionId: newId(), action });

export const sendDealAction = (
  table: string,
  action: DealAction,
  { deal, decision }: Decision,
): Promise<Answer<ActionAnswer>> =>
  sendAction(table, { actionId: newId(), deal, decision, action });

/** Sends it again while there is no answer: under the same id it is done only once. */
async function sendAction(table: string, body: ActionRequest): Promise<Answer<ActionAnswer>> {
  for (let attempt = 1; ; attempt++) {
    const answer = await ask<ActionAnswer>(`/api/tables/${table}/actions`, body);
    if (answer.ok || answer.error.code !== 'offline' || attempt === ATTEMPTS) return answer;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS * attempt));
  }
}
