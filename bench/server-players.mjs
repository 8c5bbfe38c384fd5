// The players of server-cost.mjs, a process of their own: they come in, sit down, keep a stream open each, and answer
// whenever they are asked. `node server-players.mjs <root>` under its parent, which moves the clock.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { floorBody } from './server-floor.mjs';

const root = process.argv[2];
const from = (path) => import(pathToFileURL(join(root, path)).href);
const { stud, three } = await from('packages/rules/src/index.ts');
const { applyTable } = await from('packages/table/src/index.ts');

const PLAYERS = { stud: 4, three: 3 };
const STEP_MS = 6000;
let url = '';
let actions = 0;
const tables = [];

const advance = (ms) =>
  new Promise((done) => {
    process.once('message', done);
    process.send({ advance: ms });
  });

async function post(path, cookie, body) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path} ${JSON.stringify(body)}: ${JSON.stringify(answer)}`);
  return { answer, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? cookie };
}

/** Reads a stream to its end; keeps the number of the last event and, for one viewer of each table, the table. */
async function follow(id, cookie, folds) {
  const response = await fetch(`${url}/api/tables/${id}/events`, { headers: { cookie } });
  const view = { seq: 0, table: undefined };
  const take = (block) => {
    const kind = /^event: (\w+)$/m.exec(block)?.[1];
    if (kind !== 'snapshot' && kind !== 'log') return;
    const message = JSON.parse(block.slice(block.indexOf('data: ') + 6));
    view.seq = message.seq;
    if (!folds) return;
    view.table = kind === 'snapshot' ? message.table : applyTable(view.table, message.event);
  };
  const read = async () => {
    let text = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + chunk).split('\n\n');
      text = blocks.pop();
      blocks.forEach(take);
    }
  };
  read().catch(() => undefined);
  return view;
}

async function until(holds) {
  while (!holds()) await new Promise((done) => setTimeout(done, 1));
}

async function open(game, number) {
  const guests = [];
  for (let i = 0; i < PLAYERS[game]; i++) {
    const { answer, cookie } = await post('/api/session', '', { nickname: `P${number}-${i}` });
    guests.push({ id: answer.person.id, cookie });
  }
  const { answer } = await post('/api/tables', guests[0].cookie, { game });
  const table = { id: answer.id, game, guests, views: [], chance: number + 1 };
  for (const [seat, { cookie }] of guests.entries()) {
    await act(table, cookie, { type: 'sit', seat, amount: 500 });
    table.views.push(await follow(table.id, cookie, seat === 0));
  }
  await until(() => table.views[0].table);
  tables.push(table);
}

async function act({ id, views }, cookie, action, asked = {}) {
  const body = { actionId: `action-${String(++actions).padStart(8, '0')}`, ...asked, action };
  const { answer } = await post(`/api/tables/${id}/actions`, cookie, body);
  // Everybody sees it before anybody goes on.
  await until(() => views.every(({ seq }) => seq >= answer.last));
}

/** mulberry32, 0 ≤ x < 1. */
function chance(table) {
  table.chance = (table.chance + 0x6d2b79f5) >>> 0;
  let t = Math.imul(table.chance ^ (table.chance >>> 15), 1 | table.chance);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}

function choose(table, deal, seat) {
  if (table.game === 'three') {
    return { type: three.legal(deal, seat).options[chance(table) < 0.7 ? 0 : 1].type };
  }
  const seldom = { fold: 0.3, 'all-in': 0.03, propose: 0.03 };
  const { options } = stud.legal(deal, seat);
  const some = options.filter(({ type }) => chance(table) < (seldom[type] ?? 1));
  const option = some[Math.floor(chance(table) * some.length)] ?? { type: 'fold' };
  if (!('min' in option)) return { type: option.type };
  return {
    type: option.type,
    to: Math.min(option.max, option.min + Math.floor(chance(table) * 30)),
  };
}

const isRunning = ({ running }) => running !== null && running.deal.outcome === null;
const ended = ({ running }) => (running ? running.number - (isRunning({ running }) ? 1 : 0) : 0);

/** Answers until nobody is asked; between deals everybody buys what he lacks and, in three-card, bets. */
async function play(table, last) {
  const [view] = table.views;
  const cookieOf = (person) => table.guests.find(({ id }) => id === person).cookie;
  while (isRunning(view.table) && view.table.running.deal.asked.length > 0) {
    const { number, deal, decision } = view.table.running;
    const [seat] = deal.asked;
    const action = choose(table, deal, seat);
    await act(table, cookieOf(deal.seats[seat].person), action, { deal: number, decision });
  }
  if (isRunning(view.table) || ended(view.table) >= last) return;
  for (const [i, seat] of view.table.seats.entries()) {
    if (seat === null) continue;
    if (seat.stack < 100) await act(table, cookieOf(seat.person), { type: 'buy', amount: 500 });
    const bets = view.table.seats[i].bets;
    if (table.game === 'three' && !bets) {
      const wager = { type: 'post', ante: 5 + Math.floor(chance(table) * 20), pairPlus: 5 };
      await act(table, cookieOf(seat.person), wager);
    }
  }
}

/** So many more deals at every table, all tables at once. */
async function playDeals(deals) {
  const sum = () => tables.reduce((all, { views }) => all + views[0].seq, 0);
  const before = { actions, events: sum() };
  const lasts = tables.map(({ views }) => ended(views[0].table) + deals);
  const left = () => tables.filter(({ views }, i) => ended(views[0].table) < lasts[i]);
  while (left().length > 0) {
    await Promise.all(left().map((table) => play(table, lasts[tables.indexOf(table)])));
    await advance(STEP_MS);
    await Promise.all(left().map((table) => settle(table)));
  }
  const streams = tables.reduce((all, { views }) => all + views.length, 0);
  const played = deals * tables.length;
  return {
    actions: actions - before.actions,
    events: sum() - before.events,
    deals: played,
    streams,
  };
}

/** What the clock brought has come to every stream. */
async function settle({ id, views }) {
  const { seq } = await (await fetch(`${url}/api/tables/${id}`)).json();
  await until(() => views.every((view) => view.seq >= seq));
}

async function postAll({ posts, url: address, atOnce }) {
  let left = posts;
  const headers = { 'content-type': 'application/json' };
  const one = async () => {
    while (left-- > 0) {
      const response = await fetch(address, { method: 'POST', headers, body: floorBody });
      if (!response.ok) throw new Error(await response.text());
      await response.json();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return { actions: posts };
}

async function work(task) {
  if (task.open) {
    url = task.url;
    for (const [number, game] of task.open.entries()) await open(game, number);
    return { actions };
  }
  return task.posts ? postAll(task) : playDeals(task.deals);
}

process.on('message', async (task) => {
  if (!task.advanced) process.send({ done: await work(task) });
});
