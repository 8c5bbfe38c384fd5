/** The pages of the rules, in reading order; each is a file of `docs/rules` in every language. */
import { GAME_ORDER, GAME_TITLES } from '../games/titles.ts';
import { m } from '../paraglide/messages.js';

export interface RulesPage {
  /** Of the file, and in the address. */
  readonly name: string;
  readonly title: () => string;
  readonly subtitle: () => string;
}

const ofGames = GAME_ORDER.map((game): RulesPage => {
  const { rulesPage, name, rulesSubtitle } = GAME_TITLES[game];
  return { name: rulesPage, title: name, subtitle: rulesSubtitle };
});

export const RULES_PAGES: readonly RulesPage[] = [
  ...ofGames,
  { name: 'hands', title: m.rules_hands, subtitle: m.rules_hands_sub },
  { name: 'options', title: m.rules_options, subtitle: m.rules_options_sub },
];
