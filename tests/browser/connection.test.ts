/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import type { Table } from '@tapete/table';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Guest } from '../../apps/server/src/testing/guest.ts';
import { storedLog } from '../../apps/server/src/testing/reading.ts';
import { launchBrowser } from './chromium.ts';
import { FAULTS_IN_PAGE } from './faults.ts';
import { startRemoteRoom, type RemoteRoom } from './remote-room.ts';
import {
  SIZES,
  unexpectedFaults,
  nameVisitor,
  until,
  untilRested,
  visit,
  watch,
  type Visitor,
} from './visitor.ts';

let browser: Browser;
let room: RemoteRoom;
beforeAll(async () => {
  browser = await launchBrowser();
  room = await startRemoteRoom();
});
afterAll(async () => {
  await browser.close();
  await room.stop();
});

interface Turn extends Visitor {
  readonly guest: Guest;
  readonly id: string;
  readonly path: string;
}

/** At a table with a bot, in the middle of the own turn. */
async function inMyTurn(name: string): Promise<Turn> {
  const visitor = await visit(browser, { lang: 'es' });
  onTestFinished(() => visitor.close());
  const guest = await nameVisitor(visitor, room.url, name);
  const made = await guest.request('POST', '/api/tables', {
    game: 'stud',
    sit: true,
    bots: 1,
    clock: { turn: 600, bets: 600, between: 60 },
  });
  const { id } = made.body as { id: string };
  await visitor.page.goto(`${room.url}/t/${id}`);
  await visitor.page.locator('.say').waitFor();
  return { ...visitor, guest, id, path: `/t/${id}` };
}

const tableOf = async ({ guest, id }: Turn): Promise<Table> =>
  ((await guest.request('GET', `/api/tables/${id}`)).body as { table: Table }).table;

/** All that a turn shows its player: cards, pot, chips, words on the buttons. */
async function shown(page: Page): Promise<object> {
  await page.locator('.say').waitFor();
  return {
    cards: await page
      .locator('.felt svg.card')
      .evaluateAll((all) => all.map((each) => each.ariaLabel)),
    pot: await page.locator('[data-testid=pot]').innerText(),
    stacks: await page.locator('.stack').allInnerTexts(),
    say: await page.locator('.say button').allInnerTexts(),
  };
}

const isConnected = async (page: Page): Promise<boolean> =>
  (await page.locator('.connection-lost').count()) === 0;

/** What I said in the deal that runs, from the room's own log. */
const mySayings = async (turn: Turn): Promise<number> => {
  const mine = (await tableOf(turn)).running!.deal.seats.findIndex(
    (seat) => seat.person === turn.guest.id,
  );
  return storedLog(room.data, turn.id).filter(
    ({ event }) =>
      event.type === 'deal' && event.event.type === 'spoke' && event.event.seat === mine,
  ).length;
};

/** Says the middle word (pass or call) and sees that it was said once and is over. */
async function sayOnce(turn: Turn, page: Page): Promise<void> {
  const before = await mySayings(turn);
  const { decision } = (await tableOf(turn)).running!;
  await page.locator('.say button').nth(1).click();
  await until(
    'the decision is gone',
    async () => (await tableOf(turn)).running?.decision !== decision,
  );
  expect(await mySayings(turn)).toBe(before + 1);
}

test('a reload in the middle of my turn: the same decision waits', async () => {
  const turn = await inMyTurn('Ana');
  const [before, decision] = [await shown(turn.page), (await tableOf(turn)).running?.decision];
  await turn.page.reload();
  expect(await shown(turn.page)).toEqual(before);
  expect((await tableOf(turn)).running?.decision).toBe(decision);
  await sayOnce(turn, turn.page);
  expect(turn.faults).toEqual([]);
});

test('a second tab of the same person shows the same; an action from both at once is done once', async () => {
  const turn = await inMyTurn('Bea');
  const second = await turn.context.newPage();
  const faults: string[] = [];
  watch(second, faults);
  await second.goto(room.url + turn.path);
  expect(await shown(second)).toEqual(await shown(turn.page));
  const before = await mySayings(turn);
  const { decision } = (await tableOf(turn)).running!;
  await Promise.all([turn.page, second].map(untilRested));
  // Pressed in the page itself: a click from outside waits, and may find the other tab's already done.
  const buttons = await Promise.all(
    [turn.page, second].map((page) => page.locator('.say button').nth(1).elementHandle()),
  );
  await Promise.all(
    buttons.map((button) => button.evaluate((each) => (each as HTMLElement).click())),
  );
  await until(
    'the decision is gone',
    async () => (await tableOf(turn)).running?.decision !== decision,
  );
  expect(await mySayings(turn)).toBe(before + 1);
  await until('both go on', async () => {
    const [one, two] = await Promise.all(
      [turn.page, second].map((page) => page.locator('.felt').innerText()),
    );
    return one === two;
  });
  expect(unexpectedFaults([...turn.faults, ...faults])).toEqual([]);
});

test('a double click sends one action', async () => {
  const turn = await inMyTurn('Carmen');
  let sent = 0;
  turn.page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/actions')) sent++;
  });
  const { decision } = (await tableOf(turn)).running!;
  await turn.page.locator('.say button').nth(1).dblclick();
  await until(
    'the decision is gone',
    async () => (await tableOf(turn)).running?.decision !== decision,
  );
  expect(sent).toBe(1);
  expect(await mySayings(turn)).toBe(1);
});

test('the network goes and comes: the page says so, and goes on by itself', async () => {
  const turn = await inMyTurn('Dora');
  const before = await shown(turn.page);
  await turn.context.setOffline(true);
  await turn.page.locator('.connection-lost').waitFor();
  await turn.context.setOffline(false);
  await until('connected again', () => isConnected(turn.page));
  expect(await shown(turn.page)).toEqual(before);
  await sayOnce(turn, turn.page);
});

test('a line on which nothing comes any more is told within six seconds: in its own place, moving nothing', async () => {
  const turn = await inMyTurn('Gema');
  const { page } = turn;
  const before = await shown(page);
  await page.clock.install();
  await page.reload();
  await shown(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const connectedAgain = (): Promise<boolean> =>
    until('connected again', async () => {
      await page.clock.runFor(1000);
      return isConnected(page);
    });
  await connectedAgain();
  const places = (): Promise<unknown> =>
    page.locator('.seat, .panel, .panel button, header button, .felt').evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [each.className, x, y, width, height];
      }),
    );
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    // Width and height come one after the other, and the page's own frames stand with its clock.
    await page.waitForFunction((to) => innerWidth === to.width && innerHeight === to.height, size);
    await until('laid out', async () => {
      const before = String(await places());
      await page.clock.runFor(100);
      await new Promise((done) => setTimeout(done, 100));
      return before === String(await places());
    });
    const lying = await places();
    room.freeze();
    // It opened again within the last second and a half.
    await page.clock.runFor(4400);
    expect(await isConnected(page)).toBe(true);
    await page.clock.runFor(1700);
    await page.locator('.connection-lost').waitFor();
    expect(await page.locator('.connection-lost').innerText()).toBe('Sin conexión. Reconectando…');
    expect(await places()).toEqual(lying);
    // It goes with the next frame.
    await page.locator('h1').waitFor({ state: 'hidden' });
    expect(await page.evaluate<string[]>(FAULTS_IN_PAGE)).toEqual([]);
    room.thaw();
    await connectedAgain();
  }
  expect(await shown(page)).toEqual(before);
  expect(unexpectedFaults(turn.faults)).toEqual([]);
});

test('the connection breaks under the stream: opened anew, nothing lost, nothing doubled', async () => {
  const turn = await inMyTurn('Eva');
  const before = await shown(turn.page);
  room.cut();
  await turn.page.locator('.connection-lost').waitFor();
  await until('connected again', () => isConnected(turn.page));
  expect(await shown(turn.page)).toEqual(before);
  await sayOnce(turn, turn.page);
  // The connection breaks while the answer is on its way: sent again under its id, done once.
  await turn.page.locator('.say').or(turn.page.locator('[data-testid=result]')).first().waitFor();
  if ((await turn.page.locator('.say').count()) > 0) {
    const said = await mySayings(turn);
    const { decision } = (await tableOf(turn)).running!;
    turn.page.once('request', () => room.cut());
    await turn.page.locator('.say button').nth(1).click();
    await until(
      'done all the same',
      async () => (await tableOf(turn)).running?.decision !== decision,
    );
    expect(await mySayings(turn)).toBe(said + 1);
  }
  expect(unexpectedFaults(turn.faults)).toEqual([]);
});

test('the room is killed and started again: the same cards and decision, the page comes back by itself', async () => {
  const turn = await inMyTurn('Fina');
  const [before, log] = [await shown(turn.page), storedLog(room.data, turn.id).length];
  const { decision } = (await tableOf(turn)).running!;
  await room.kill();
  await turn.page.locator('.connection-lost').waitFor();
  await room.startAgain();
  await until('connected again', () => isConnected(turn.page), 20_000);
  expect(await shown(turn.page)).toEqual(before);
  expect((await tableOf(turn)).running?.decision).toBe(decision);
  // At most the clocks were set anew.
  const after = storedLog(room.data, turn.id);
  expect(after.slice(log).every(({ event }) => event.type === 'clock')).toBe(true);
  await sayOnce(turn, turn.page);
  expect(unexpectedFaults(turn.faults)).toEqual([]);
});
