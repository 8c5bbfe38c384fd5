/** A guest as a browser is one: a cookie, plain requests, a stream; every byte that reaches it is kept. */
import type {
  ActionRequest,
  LogMessage,
  PingMessage,
  SessionAnswer,
  SnapshotMessage,
} from '@tapete/protocol';
import { applyTable, type Table } from '@tapete/table';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: unknown;
}

export type Message =
  | ({ readonly kind: 'snapshot' } & SnapshotMessage)
  | ({ readonly kind: 'log'; readonly id: string } & LogMessage)
  | ({ readonly kind: 'ping' } & PingMessage);

export interface Follower {
  readonly messages: readonly Message[];
  /** The table folded from what came. */
  readonly table: () => Table;
  /** Waits until it holds; throws after five seconds. */
  readonly until: (holds: (table: Table) => boolean) => Promise<Table>;
  readonly untilMessage: (holds: (message: Message) => boolean) => Promise<Message>;
  /** Ends when the server ends the stream. */
  readonly ended: Promise<void>;
  readonly close: () => void;
}

export interface Guest {
  readonly id: string;
  readonly request: (method: string, path: string, body?: unknown) => Promise<Answer>;
  readonly act: (table: string, action: object, actionId?: string) => Promise<Answer>;
  readonly follow: (
    table: string,
    query?: string,
    headers?: Record<string, string>,
  ) => Promise<Follower>;
  /** All tables where the guest sits; the messages alone tell of them. */
  readonly followOwn: (query?: string, headers?: Record<string, string>) => Promise<Follower>;
  /** Texts received in answers and streams, in order. */
  readonly received: readonly string[];
  readonly cookie: string;
  /** '' for a browser. */
  readonly token: string;
}

const WAIT_MS = 5000;
let actions = 0;
export const makeActionId = (): string => `action-${String(++actions).padStart(6, '0')}`;

/** A program: it comes in for a token, and sends nothing else. */
export const comeInByToken = (url: string, nickname: string): Promise<Guest> =>
  comeIn(url, nickname, '', true);

/** Comes in under a nickname; with `cookie` as who that is already. */
export async function comeIn(
  url: string,
  nickname: string,
  known = '',
  asProgram = false,
): Promise<Guest> {
  const received: string[] = [];
  let cookie = known;
  let token = '';
  const credentials = (): Record<string, string> =>
    asProgram ? (token === '' ? {} : { authorization: `Bearer ${token}` }) : { cookie };

  async function request(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...credentials(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    received.push(text);
    const set = response.headers.get('set-cookie');
    if (set) cookie = set.split(';')[0] ?? '';
    return { status: response.status, headers: response.headers, text, body: parsed(text) };
  }

  const asked = asProgram ? { nickname, token: true } : { nickname };
  const session = (await request('POST', '/api/session', asked)).body as SessionAnswer;
  const { person } = session;
  if (!person) throw new Error('not let in');
  token = session.token ?? '';
  return {
    id: person.id,
    request,
    received,
    get cookie() {
      return cookie;
    },
    token,
    act: (table, action, actionId = makeActionId()) => {
      const { deal, decision, ...rest } = action as Partial<ActionRequest & { deal: number }> & {
        decision?: number;
      };
      const asked = decision === undefined ? {} : { deal, decision };
      return request('POST', `/api/tables/${table}/actions`, { actionId, ...asked, action: rest });
    },
    followOwn: (query = '', headers = {}) =>
      follow(`${url}/api/events${query}`, { ...headers, ...credentials() }, received),
    follow: (table, query = '', headers = {}) =>
      follow(
        `${url}/api/tables/${table}/events${query}`,
        { ...headers, ...credentials() },
        received,
      ),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function parseMessage(block: string): Message | undefined {
  const field = (name: string): string | undefined =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const data = field('data');
  if (data === undefined) return undefined;
  const kind = field('event');
  return { kind, ...(kind === 'log' && { id: field('id') }), ...JSON.parse(data) } as Message;
}

export async function follow(
  address: string,
  headers: Record<string, string>,
  received: string[] = [],
): Promise<Follower> {
  const abort = new AbortController();
  const response = await fetch(address, { headers, signal: abort.signal });
  if (!response.ok || !response.body) throw new Error(`${response.status} for ${address}`);
  const messages: Message[] = [];
  let table: Table | undefined;
  let wake = (): void => undefined;

  const read = async (body: ReadableStream<Uint8Array>): Promise<void> => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        received.push(block);
        const message = parseMessage(block);
        if (!message) continue;
        messages.push(message);
        if (message.kind === 'snapshot') table = message.table;
        if (message.kind === 'log' && table) table = applyTable(table, message.event);
      }
      wake();
    }
  };
  const ended = read(response.body as ReadableStream<Uint8Array>).catch(() => undefined);

  async function until<T>(find: () => T | undefined): Promise<T> {
    const late = Date.now() + WAIT_MS;
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      const left = late - Date.now();
      if (left <= 0) throw new Error(`nothing such after ${messages.length} messages`);
      await new Promise<void>((done) => {
        const timer = setTimeout(done, left);
        wake = () => {
          clearTimeout(timer);
          done();
        };
      });
    }
  }
  return {
    messages,
    table: () => {
      if (!table) throw new Error('no snapshot yet');
      return table;
    },
    until: (holds) => until(() => (table && holds(table) ? table : undefined)),
    untilMessage: (holds) => until(() => messages.find(holds)),
    ended,
    close: () => abort.abort(),
  };
}
