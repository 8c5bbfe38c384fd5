// A deal played to a script before a pack that is known: what the page must show of it can be reckoned by hand.

import type { TableRequest } from '@tapete/protocol';
import { onTestFinished } from 'vitest';
import { gather, people, type Company } from './company.ts';
import { parseChips } from './player.ts';
import { shuffleWords, type Room } from './room.ts';
import { shareRoom } from './set-up.ts';
import { nameVisitor, visit, type Lang, type Visitor } from './visitor.ts';

export interface Scene extends Visitor {
  readonly room: Room;
  readonly company: Company;
  readonly text: (testid: string) => Promise<string>;
  readonly stacks: () => Promise<readonly number[]>;
}

/**
 * Marta at the page and the others at the API, in that order of seats, before a pack in that order.
 * In stud Marta deals, so the first card goes to the seat after hers.
 */
type MakeScene = (
  lang: Lang,
  others: readonly string[],
  deck: string,
  request: Partial<TableRequest> & Pick<TableRequest, 'game'>,
  chips?: readonly number[],
) => Promise<Scene>;

/** A room for the scenes of a file. */
export function shareScenes(): MakeScene {
  const opened = shareRoom();
  return async (lang, others, deck, request, chips = []) => {
    const { browser, room } = opened();
    const visitor = await visit(browser, { lang, size: lang === 'es' ? 'phone' : 'desk' });
    onTestFinished(() => visitor.close());
    const host = await nameVisitor(visitor, room.url, 'Marta');
    const guests = [host, ...(await people(room, others))];
    room.env.setPace(0);
    room.env.say([...(request.game === 'stud' ? [0] : []), ...shuffleWords(deck)]);
    const company = await gather(guests, request, chips);
    await visitor.page.goto(`${room.url}/t/${company.id}`);
    await visitor.page.locator('.panel').waitFor();
    room.env.setPace(8);
    return {
      ...visitor,
      room,
      company,
      text: async (testid) => {
        const found = visitor.page.locator(`[data-testid=${testid}]`);
        await found.waitFor();
        return (await found.innerText()).replaceAll(/\s+/g, ' ');
      },
      stacks: async () => {
        const all = await Promise.all(
          company.guests.map((_, i) =>
            visitor.page.locator(`[data-seat="${i}"] .stack`).innerText(),
          ),
        );
        return all.map(parseChips);
      },
    };
  };
}

// Bea's and Marta's cards in turn, from the dealer's left: Marta's aces are best all along.
export const PASSED = 'Qs As Jd Ad 9h Kh 8c 7c 3d 2d';
