/** Five-card stud at a table: two ready seats play, the button passes by lot and then in turn (S14). */
import {
  at,
  checkStudRules,
  handRules,
  ok,
  pack,
  potTotal,
  stud,
  type StudTypes,
} from '@tapete/rules';
import { badConfig, type StudConfig } from '../config.ts';
import { isQuick } from '../pace.ts';
import { nextSeat, readySeats } from '../ready.ts';
import { isHuman, NO_TIMERS } from '../table.ts';
import type { TableGame } from './contract.ts';

/** From the moment that two are ready to their first deal, ms. */
const FIRST_DEAL_MS = 2500;

/** A shorter stack than the ante is all-in for it (S18). */
const LEAST_STACK = 1;

export const studGame: TableGame<StudTypes, StudConfig> = {
  game: stud,
  seats: { min: 2, max: 8 },
  checkConfig: ({ rules, seats, buyIn }) => {
    // S18: nobody sits down to be all-in by his ante in every deal.
    if (rules.ante > buyIn.min) {
      return badConfig('rules.ante', rules.ante, { min: 0, max: buyIn.min });
    }
    for (let players = 2; players <= seats; players++) {
      const checked = checkStudRules(rules, players);
      if (!checked.ok) return checked;
    }
    return ok(true);
  },

  leastStack: () => LEAST_STACK,
  isWanted: (table) => {
    const ready = readySeats(table, LEAST_STACK);
    return ready.length >= 2 && ready.some((seat) => isHuman(table, seat));
  },
  clocksBetween: (table, _config, old, { now }) => ({
    ...NO_TIMERS,
    deal: old.deal ?? now + (isQuick(table) ? 0 : FIRST_DEAL_MS),
  }),
  pauseMs: ({ clock }) => clock.between * 1000,
  dealClockMs: ({ clock }) => clock.between * 1000,

  plan: (table, _config, lot) => {
    const seats = readySeats(table, LEAST_STACK);
    const byLot = table.button === null;
    const dealer = byLot ? seats[lot(seats.length)] : nextSeat(table, seats);
    if (dealer === undefined || dealer === null) throw new Error('nobody is ready to deal');
    return { seats, dealer, byLot };
  },
  pack: ({ rules }, players) => {
    const { lowest, jokers } = handRules(rules, players);
    return pack(lowest, jokers);
  },
  setup: (_table, { rules }, { seats, dealer }, seatOf) => {
    if (dealer === null) throw new Error('a stud deal has a dealer');
    return { setup: { rules, dealer: seats.indexOf(dealer) }, seats: seats.map(seatOf) };
  },

  onTable: (deal) => {
    const paid = deal.pots.flatMap((pot) => pot.shares).reduce((sum, share) => sum + share, 0);
    return potTotal(deal) - paid;
  },
  lentTo: (deal, seat) => at(deal.loans, seat),
  bank: () => ({ net: 0, seat: null }),
};
