/**
 * A bot that plays at random: node examples/bot.ts [address] [stud|three] [deals]
 *
 * It comes in, opens a table with two bots of the room, and answers whatever it is asked until so many deals are over.
 */
import { setTimeout } from 'node:timers/promises';
import type {
  ActionRequest,
  LogMessage,
  SentAction,
  SessionAnswer,
  SnapshotMessage,
  TableAnswer,
  TableCreated,
  TableRequest,
} from '@tapete/protocol';

type Message =
  | { readonly kind: 'snapshot'; readonly data: SnapshotMessage }
  | { readonly kind: 'log'; readonly data: LogMessage }
  | { readonly kind: 'ping' };

const [room = 'http://127.0.0.1:3000', game = 'stud', deals = '20'] = process.argv.slice(2);
let token = '';

/** The answer as it comes. What the room refuses ends the program; while the room is away it is asked again. */
async function ask(method: string, path: string, body?: object, more = {}): Promise<Response> {
  const headers: Record<string, string> = { ...more };
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (body) headers['content-type'] = 'application/json';
  for (;;) {
    const asked = { method, headers, body: JSON.stringify(body) ?? null };
    const answer = await fetch(room + path, asked).catch(() => null);
    if (answer?.ok) return answer;
    if (answer && answer.status !== 503)
      throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    await setTimeout(1000);
  }
}
const json = async <T>(...asked: Parameters<typeof ask>): Promise<T> =>
  (await (await ask(...asked)).json()) as T;

/** Sent again under the same actionId it is done once, and has the same answer. */
const act = (table: string, action: ActionRequest['action'], decision = {}): Promise<unknown> =>
  json('POST', `/api/tables/${table}/actions`, {
    actionId: crypto.randomUUID(),
    ...decision,
    action,
  });

/** The messages of a stream; a line that ends is taken up again after the last event. */
async function* events(path: string): AsyncGenerator<Message> {
  for (let last = {}; ;) {
    let text = '';
    const { body } = await ask('GET', path, undefined, last);
    try {
      for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
        const blocks = (text + chunk).split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
          const [kind, data, id] = ['event', 'data', 'id'].map(field);
          if (id) last = { 'last-event-id': id };
          if (data) yield { kind, data: JSON.parse(data) } as Message;
        }
      }
    } catch (error) {
      // A broken line is a TypeError.
      if (!(error instanceof TypeError)) throw error;
    }
  }
}

/** Between deals: chips when they run low, and in Three Card Poker the bets for the next deal. */
async function prepare(id: string, me: string): Promise<void> {
  const { config, seats } = (await json<TableAnswer>('GET', `/api/tables/${id}`)).table;
  const { min } = config.buyIn;
  const stack = seats.find((seat) => seat?.person === me)?.stack ?? 0;
  if (stack < min / 2) await act(id, { type: 'buy', amount: min });
  if (config.game !== 'three') return;
  await act(id, { type: 'post', ante: config.ante.min, pairPlus: 0 });
}

const between = (min: number, max: number) => min + Math.floor(Math.random() * (max - min + 1));

const guest = { nickname: 'Random', token: true };
const session = await json<SessionAnswer>('POST', '/api/session', guest);
token = session.token ?? '';
const me = session.person?.id ?? '';
// Bots that wait for nothing, since nobody looks on.
const request = { game, sit: true, bots: 2, clock: { bots: 0 } } as TableRequest;
const { id } = await json<TableCreated>('POST', '/api/tables', request);
let over = 0;
for await (const message of events(`/api/tables/${id}/events`)) {
  if (message.kind === 'snapshot') await prepare(id, me);
  if (message.kind !== 'log') continue;
  const { legal, event } = message.data;
  if (legal) {
    const { deal, decision, options } = legal;
    const option = options[between(0, options.length - 1)]!;
    const to = 'min' in option ? { to: between(option.min, option.max) } : {};
    await act(id, { type: option.type, ...to } as SentAction, { deal, decision });
  }
  if (event.type !== 'deal' || event.event.type !== 'ended') continue;
  if (++over >= Number(deals)) break;
  await prepare(id, me);
}
await act(id, { type: 'stand' });
console.log(`${over} deals`);
