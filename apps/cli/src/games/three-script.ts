/** What a three-card script is started with: who bets, and who banks (T14, T18). */
import {
  checkBets,
  ok,
  type Banker,
  type Refusal,
  type Result,
  type ThreeRefusal,
  type ThreeRules,
  type ThreeSeat,
  type ThreeTypes,
} from '@tapete/rules';
import { Fault } from '../fault.ts';
import { THREE_PACK, checkPack } from '../hands.ts';
import { expects } from '../texts.ts';
import { dealSeatOf, type Begun, type Script } from './contract.ts';

type ThreeScript = Script<ThreeTypes, ThreeRules>;

export function setUpThree(script: ThreeScript): Result<Begun<ThreeTypes>, Refusal<ThreeRefusal>> {
  const { rules, deck, deckText } = script;
  checkPack([['deck', deck, deckText]], THREE_PACK);
  const bank = rules.bank === 'player' ? script.dealer : null;
  const banker = bank === null ? null : bankerOf(script, bank);
  const seats = dealing(script, bank);
  // Bets without an ante are no way to sit the deal out (T9).
  for (const each of seats.filter(({ ante, pairPlus }) => ante === 0 && pairPlus > 0)) {
    const checked = checkBets(each);
    if (!checked.ok) return checked;
  }
  const setup = { rules, banker, pack: 'beginning' } as const;
  return ok({ setup, seats: seats.filter(({ ante }) => ante > 0) });
}

function bankerOf({ seats }: ThreeScript, bank: number): Banker | null {
  const seat = seats[bank];
  if (seat === undefined) return null;
  const bet = Object.entries(seat.own).find(([, chips]) => chips > 0);
  if (bet === undefined) return dealSeatOf(seat, bank);
  throw new Fault(`seats[${bank}].${bet[0]}`, String(bet[1]), expects('bankerBets'));
}

/** The seats in deal order: as they stand, or from the left of the player who banks. */
function dealing({ seats }: ThreeScript, bank: number | null): readonly ThreeSeat[] {
  const all = seats.map((seat, at): ThreeSeat => {
    const { ante = 0, pairPlus = 0 } = seat.own;
    return { ...dealSeatOf(seat, at), ante, pairPlus };
  });
  return bank === null ? all : [...all.slice(bank + 1), ...all.slice(0, bank)];
}
