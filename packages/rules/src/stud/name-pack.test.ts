import { expect, test } from 'vitest';
import type { Lang } from '../names.ts';
import { namePack } from './name-pack.ts';
import { packInPlay, studRules, type StudRules } from './stud-rules.ts';

/** S2: `auto` 10 − players, `auto11` 11 − players; four cards a rank, 2 to ace: 4 × (15 − lowest). S9: 40 or fewer. */
test.each<[Partial<StudRules>, number, Lang, string]>([
  [{ deck: 'auto' }, 3, 'es', 'desde el 7, 32 cartas; el color gana al full'],
  [{ deck: 'auto' }, 5, 'es', 'desde el 5, 40 cartas; el color gana al full'],
  [{ deck: 'auto' }, 6, 'es', 'desde el 4, 44 cartas; el full gana al color'],
  [{ deck: 'auto' }, 8, 'en', 'full pack, 52 cards; a full house beats a flush'],
  [{ deck: 'auto11' }, 2, 'en', 'from the 8 up, 28 cards; a flush beats a full house'],
  [{ deck: 'auto11' }, 4, 'en', 'from the 7 up, 32 cards; a flush beats a full house'],
  // Jokers are no part of the 40.
  [{ deck: 6, jokers: 1 }, 4, 'es', 'desde el 6, 36 cartas y un comodín; el color gana al full'],
  [
    { deck: 5, jokers: 2 },
    4,
    'en',
    'from the 5 up, 40 cards and two jokers; a flush beats a full house',
  ],
  // The order is the table's own: only the pack is told.
  [{ deck: 'auto', flushOverFull: 'never' }, 3, 'es', 'desde el 7, 32 cartas'],
])('S2, S9 %j with %d players (%s): %s', (changes, players, lang, said) => {
  const pack = packInPlay(studRules(changes), players);
  expect(pack && namePack(pack, lang)).toBe(said);
});

test.each<Partial<StudRules>>([
  {},
  { deck: 4 },
  { deck: 7, flushOverFull: 'always' },
  { deck: 7, flushOverFull: 'never' },
])('S2, S9 %j: the same in every deal and nothing that the pack changes', (changes) => {
  expect(packInPlay(studRules(changes), 3)).toBeNull();
});
