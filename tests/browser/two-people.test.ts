import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { seededRandom } from '@tapete/chance';
import { makeCards, nameCard, type Card, type Seen } from '@tapete/rules';
import { isRunning, type Table } from '@tapete/table';
import { expect, test } from 'vitest';
import { cardsIn, secretDeck } from '../../apps/server/src/testing/reading.ts';
import { answer, buy, isBroke, offer, parseChips, speak } from './player.ts';
import { dist } from './room.ts';
import { shareRoom } from './set-up.ts';
import { until, visit, type Visitor } from './visitor.ts';

const DEALS = 10;
const SEED = 77;
const PACE = 15;

const opened = shareRoom(PACE);

interface Wire {
  /** Texts of all answers and stream messages, in order. */
  readonly heard: string[];
  /** Scripts, styles and pages that came, by path. */
  readonly files: Map<string, string>;
}

/** Writes down every byte that reaches a page: answers, and the stream by the browser's own protocol. */
async function listen({ context, page }: Visitor): Promise<Wire> {
  const wire: Wire = { heard: [], files: new Map() };
  const inside = await context.newCDPSession(page);
  await inside.send('Network.enable');
  inside.on('Network.eventSourceMessageReceived', ({ data }) => void wire.heard.push(data));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('/events')) return;
    void response.text().then(
      (text) => {
        if (pathname.startsWith('/api/')) wire.heard.push(text);
        else wire.files.set(pathname, text);
      },
      () => undefined,
    );
  });
  return wire;
}

/** The deal a message tells of; undefined where it tells of none. */
function dealOf(text: string): number | undefined {
  const { event, table } = JSON.parse(text) as {
    readonly event?: { readonly number?: number };
    readonly table?: Table;
  };
  return event?.number ?? table?.running?.number;
}

/** Cards in all that came of this deal, and of no deal at all. */
const cardsSeen = (wire: Wire, deal: number): Set<string> =>
  new Set(cardsIn(wire.heard.filter((text) => (dealOf(text) ?? deal) === deal).join('\n')));

/** What this person may know of the running deal: the own cards, what is turned up and what was shown. */
function mayKnow(table: Table): Set<Seen> {
  const deal = table.running?.deal;
  if (deal?.game !== 'stud') return new Set();
  const open = deal.cards.flat().map(({ card }) => card);
  return new Set([...open, ...deal.shown.flatMap((hand) => hand?.cards ?? [])]);
}

const shownChips = async (page: Page): Promise<Record<string, number>> => {
  const seats = await page.locator('.seat:not(.free)').all();
  const entries = await Promise.all(
    seats.map(async (seat) => [
      await seat.locator('.name').innerText(),
      parseChips(await seat.locator('.stack').innerText()),
    ]),
  );
  return Object.fromEntries(entries) as Record<string, number>;
};

test(
  `two people and a bot, ${DEALS} deals of stud joined by the link (seed ${SEED}): both see the same, neither the other's closed card`,
  { timeout: 180_000 },
  async () => {
    const { browser, room } = opened();
    const random = seededRandom(SEED);
    const ana = await visit(browser, { lang: 'es', size: 'desk' });
    const bea = await visit(browser, { lang: 'en', size: 'phone' });
    const wires = [await listen(ana), await listen(bea)];

    await ana.page.goto(room.url);
    await ana.page.locator('a.big').first().click();
    await ana.page.locator('form input:not([type])').fill('Viernes');
    await ana.page.getByLabel('Bots para empezar').fill('1');
    await ana.page.getByLabel('Tiempo para hablar').selectOption({ label: '600 segundos' });
    await ana.page.locator('form button.main').click();
    await ana.page.locator('dialog input').fill('Ana');
    await ana.page.locator('dialog button.main').click();
    await ana.page.waitForURL(/\/t\//);
    await ana.page.locator('header button').first().click();
    const link = await ana.page.locator('dialog input').inputValue();
    expect(link).toBe(ana.page.url());
    await ana.page.keyboard.press('Escape');

    await bea.page.goto(link);
    await bea.page.locator('.free button').first().click();
    await bea.page.locator('dialog input').fill('Bea');
    await bea.page.locator('dialog button.main').click();
    await bea.page.locator('dialog input[type=range]').waitFor();
    await bea.page.locator('dialog button.main').click();
    await bea.page.locator('.seat.me').waitFor();
    // Nothing is dealt before the host says so.
    await bea.page.getByText('Ana will say when play begins.').waitFor();
    await ana.page.getByRole('button', { name: 'Empezar' }).click();

    const id = link.split('/t/')[1]!;
    const pages = [ana.page, bea.page];
    const tableFor = async (visitor: Visitor): Promise<Table> =>
      (
        (await (await visitor.context.request.get(`${room.url}/api/tables/${id}`)).json()) as {
          table: Table;
        }
      ).table;

    /** With the clock standing and both pages at the same event, compares what they show and know. */
    async function compare(): Promise<void> {
      const views = [await tableFor(ana), await tableFor(bea)];
      const running = views[0]!.running!;
      const deck = secretDeck(room.data, id);
      for (const [i, page] of pages.entries()) {
        const known = mayKnow(views[i]!);
        const heard = cardsSeen(wires[i]!, running.number);
        const unknown = [...heard].filter((card) => !known.has(card as Card));
        expect(unknown, makeCards([...known])).toEqual([]);
        if (!deck || running.deal.game !== 'stud') continue;
        const felt = await page.locator('.felt').innerHTML();
        const closed = running.deal.cards.map((cards) => deck.cards[cards[0]?.position ?? 0]!);
        for (const card of closed.filter((each) => !known.has(each))) {
          expect(felt).not.toContain(nameCard(card, i === 0 ? 'es' : 'en'));
        }
      }
      const [first, second] = await Promise.all(pages.map(shownChips));
      expect(second).toEqual(first);
      const pots = await Promise.all(
        pages.map(async (page) =>
          (await page.locator('[data-testid=pot]').allInnerTexts()).map(parseChips),
        ),
      );
      expect(pots[1]).toEqual(pots[0]);
    }

    let number = 0;
    let compared = 0;
    for (let steps = 0; number <= DEALS; steps++) {
      if (steps > 3000) throw new Error('the deals do not end');
      for (const page of pages) {
        const offered = await offer(page);
        if (offered === 'say' || offered === 'answer') {
          room.env.setPace(0);
          await until('both pages show whose turn it is', async () => {
            const asked = await Promise.all(
              pages.map((each) => each.locator('.seat.asked').count()),
            );
            return asked.every((count) => count > 0);
          });
          const now = (await tableFor(ana)).running!.number;
          if (now !== number) {
            number = now;
            if (number > DEALS) break;
          }
          await compare();
          compared++;
          room.env.setPace(PACE);
          await (offered === 'say' ? speak(page, random) : answer(page, random));
        } else if (offered === 'broke' || (offered === 'over' && (await isBroke(page)))) {
          await buy(page);
        }
      }
      const view = await tableFor(ana);
      if (!isRunning(view) && view.running && view.running.number >= number) {
        await until('both pages show the result', async () => {
          const count = await Promise.all(
            pages.map((page) => page.locator('[data-testid=result]').count()),
          );
          const next = isRunning(await tableFor(ana));
          return next || count.every((each) => each === 1);
        });
        room.env.setPace(0);
        const still = await tableFor(ana);
        if (!isRunning(still) && still.running!.number >= number) {
          await compare();
          number = still.running!.number + 1;
        }
        room.env.setPace(PACE);
      }
      await ana.page.waitForTimeout(20);
    }
    expect(compared).toBeGreaterThan(DEALS);
    // What is served is what was built: no card of a deal in a page or a script.
    for (const { files } of wires) {
      expect(files.size).toBeGreaterThan(2);
      for (const [path, text] of files) {
        const file = /\.[a-z0-9]+$/.test(path) ? path : '/index.html';
        expect(text === readFileSync(join(dist, file), 'utf8'), path).toBe(true);
      }
    }
    expect([...ana.faults, ...bea.faults]).toEqual([]);
  },
);
