// The cards, and hands by their strength.
export {
  HIDDEN,
  JOKER,
  JOKER_COUNTS,
  LOWEST_RANKS,
  RANKS,
  SUITS,
  isNatural,
  makeCards,
  pack,
  parseCard,
  parseCards,
  parseSeen,
  rankIndex,
  writtenCard,
  type Card,
  type Jokers,
  type LowestRank,
  type NaturalCard,
  type Rank,
  type Seen,
  type Suit,
} from './cards.ts';
export { hand } from './hand.ts';
export { shuffled, type Lot } from './shuffled.ts';
export {
  CATEGORIES,
  FIGURAS,
  HAND_RULES,
  checkHandRules,
  type Category,
  type Figuras,
  type Hand,
  type HandRules,
} from './hand-rules.ts';
export { SUIT_BITS, cardCode, studOrder, threeOrder, type Order } from './order.ts';
export {
  LANGS,
  describeHand,
  nameCard,
  nameCategory,
  nameHand,
  nameRank,
  type Lang,
  type NamedHand,
} from './names.ts';

// What both games are made of.
export {
  GAME_NAMES,
  MOST_CHIPS,
  at,
  type BySeat,
  type DealBase,
  type DealSeat,
  type DealtCard,
  type Decided,
  type Game,
  type GameName,
  type GameTypes,
  type Turn,
  type Viewer,
} from './game.ts';
export { parseChips } from './chips.ts';
export { fillClosed, hideClosed } from './closed-cards.ts';
export { checkPack, type GivenPack } from './given-pack.ts';
export { makePots, payPot, uncalled, type PaidPot, type Pot } from './pots.ts';
export { ok, refuse, shown, type Detail, type Refusal, type Result } from './result.ts';
export { RULE_REFUSALS, type RuleRefusal, type RuleValues } from './rule-values.ts';

// Five-card stud.
export { stud, type StudTypes } from './stud/stud.ts';
export {
  HAND_CHOICES,
  PRESET_NAMES,
  STUD_CHOICES,
  STUD_OPTIONS,
  STUD_SETUP_REFUSALS,
  checkStudRules,
  handRules,
  lowestRank,
  packInPlay,
  packSize,
  parseStudRules,
  studRules,
  type PackInPlay,
  type PresetName,
  type StudRules,
  type StudSetupRefusal,
} from './stud/stud-rules.ts';
export { namePack } from './stud/name-pack.ts';
export {
  STUD_ACTIONS,
  STUD_REFUSALS,
  contenders,
  dealOrder,
  potTotal,
  proposalOf,
  type ShownHand,
  type Spoken,
  type StudAction,
  type StudCard,
  type StudDeal,
  type StudEvent,
  type StudOutcome,
  type StudQuestion,
  type StudRefusal,
  type StudSetup,
} from './stud/stud-deal.ts';
export {
  studOptions,
  type StudLegal,
  type StudOption,
  type StudOptionType,
} from './stud/stud-legal.ts';
export { orderOf } from './stud/stud-order.ts';

// Three Card Poker.
export { three, type ThreeTypes } from './three/three.ts';
export {
  DEFAULT_THREE_RULES,
  MOST_STAKE,
  THREE_CHOICES,
  THREE_OPTIONS,
  parseThreeRules,
  type ThreeRules,
} from './three/three-rules.ts';
export {
  SPOTS,
  THREE_ACTIONS,
  THREE_REFUSALS,
  type Banker,
  type Line,
  type Place,
  type Spot,
  type ThreeAction,
  type ThreeCard,
  type ThreeDeal,
  type ThreeEvent,
  type ThreeRefusal,
  type ThreeSeat,
  type ThreeSetup,
} from './three/three-deal.ts';
export { checkBets, type ThreeLegal } from './three/three-play.ts';
export { bonusToOne, largestPayout, pairPlusToOne, qualifies } from './three/three-settle.ts';
