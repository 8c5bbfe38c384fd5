import { readFileSync } from 'node:fs';
import type { RefCategory } from './hands.ts';

/** The known right numbers in `../vectors`, typed as far as the reference's tests use them. */

export interface StudVectors {
  meta: {
    categories: Record<string, RefCategory>;
    figuras: Record<string, 'any' | 'pair' | 'off'>;
  };
  fiveCardHands: {
    deck: number;
    lowest: number;
    jokers: 0 | 1;
    figuras: string;
    aceLowStraight: boolean;
    total: number;
    counts: Record<string, number>;
    aceStraightsNonFlush: number;
    distinctStrengths: number;
    distinctPerCategory: Record<string, number>;
    documentOrder: string[];
  }[];
  partialHands: {
    deck: number;
    cards: number;
    total: number;
    counts: Record<string, number>;
    distinctStrengths: number;
  }[];
  figurasOrder: Record<string, [string, number][]>;
  jokerFiguras: Record<'oneJokerFourFigures' | 'twoJokersThreeFigures', Record<string, number>>;
  deckMap: {
    cards: number;
    lowest: number;
    players_10_minus_n: number;
    players_11_minus_n: number;
  }[];
  comparisons: {
    id: number;
    a: string;
    b: string;
    deck: number;
    figuras: string;
    aceLowStraight: boolean;
    aceStraightAboveColour: boolean;
    winner: 'a' | 'b' | 'tie';
    catA: string;
    catB: string;
    note: string;
  }[];
  firstToSpeak: { up: string[]; first: number; note: string; allin?: number[] }[];
}

export interface ThreeVectors {
  counts: Record<'high' | 'pair' | 'flush' | 'straight' | 'trips' | 'sf' | 'miniroyal', number>;
  qualifyingHands: number;
  nonQualifyingHands: number;
  rankOrder: { classes: number; sha256_uint16LE_classIndex_lexicographic: string };
  pairPlus: Record<string, { num: number; den: number }>;
  showdowns: {
    ante: number;
    pairPlus: number;
    vectors: {
      player: string;
      dealer: string;
      decision: 'play' | 'fold';
      playerCat: string;
      dealerCat: string;
      qualifies: boolean;
      compare: -1 | 0 | 1;
      ante: number;
      play: number;
      bonus: number;
      pairPlus?: number;
      pairPlusIfLive?: number;
      pairPlusIfForfeitOnFold?: number;
      net?: number;
    }[];
  };
  /** Category, three ranks, hands, dealer not qualified, win, tie, lose, two values. */
  classes: number[][];
}

function vectorFile(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../vectors/${name}`, import.meta.url), 'utf8'));
}

export const studVectors = vectorFile('stud.json') as StudVectors;
export const threeVectors = vectorFile('three-card.json') as ThreeVectors;
