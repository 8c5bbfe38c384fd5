/** Closed cards of an event: hidden from whoever they do not belong to, and put back by their place in the pack. */
import { HIDDEN, type Card, type Seen } from './cards.ts';
import type { DealtCard, Viewer } from './game.ts';

/** Each card a person does not own becomes `??`; a `null` viewer owns nothing. */
export const hideClosed = <Place>(
  cards: readonly DealtCard<Seen, Place>[],
  viewer: Viewer,
): readonly DealtCard<Seen, Place>[] =>
  cards.map((dealt) =>
    viewer !== null && dealt.owner === viewer ? dealt : { ...dealt, card: HIDDEN },
  );

/** The opposite, for the places that are known. */
export const fillClosed = <Place>(
  cards: readonly DealtCard<Seen, Place>[],
  known: (position: number) => Card | undefined,
): readonly DealtCard<Seen, Place>[] =>
  cards.map((dealt) =>
    dealt.card === HIDDEN ? { ...dealt, card: known(dealt.position) ?? HIDDEN } : dealt,
  );

/** The opposite of `hideHeld`, for the places that are known. */
export const fillHeld = <T extends { readonly card: Seen; readonly position: number }>(
  held: readonly T[],
  known: (position: number) => Card | undefined,
): readonly T[] =>
  held.map((card) =>
    card.card === HIDDEN ? { ...card, card: known(card.position) ?? HIDDEN } : card,
  );

/** The held cards with each one that `isOpen` denies hidden. */
export const hideHeld = <T extends { readonly card: Seen }>(
  held: readonly T[],
  isOpen: (card: T) => boolean,
): readonly T[] => held.map((card) => (isOpen(card) ? card : { ...card, card: HIDDEN }));
