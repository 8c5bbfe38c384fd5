/** What the page says of each game where none is played. Apart from `GAMES`, so that the home page loads no table. */
import type { GameName } from '@tapete/rules';
import { m } from '../paraglide/messages.js';

export interface GameTitle {
  readonly name: () => string;
  readonly subtitle: () => string;
  /** Bots that sit at a table of "play now". */
  readonly bots: number;
  /** Its page of `docs/rules`, and what the list of pages says of it. */
  readonly rulesPage: string;
  readonly rulesSubtitle: () => string;
}

/** In the order in which they are offered. */
export const GAME_TITLES = {
  stud: {
    name: m.game_stud,
    subtitle: m.game_stud_sub,
    bots: 3,
    rulesPage: 'stud',
    rulesSubtitle: m.rules_stud_sub,
  },
  three: {
    name: m.game_three,
    subtitle: m.game_three_sub,
    bots: 2,
    rulesPage: 'three-card',
    rulesSubtitle: m.rules_three_sub,
  },
} as const satisfies Readonly<Record<GameName, GameTitle>>;

export const GAME_ORDER = Object.keys(GAME_TITLES) as readonly GameName[];
export const FIRST_GAME: GameName = 'stud';
