/** `tapete odds three`: the exact account of the game, or of one hand. */
import {
  OPTIMAL,
  parseThreeStrategy,
  threeAccount,
  threeHand,
  type ThreeAccount,
  type ThreeHand,
} from '@tapete/odds';
import { describeHand, nameHand, threeOrder, type Card, type ThreeRules } from '@tapete/rules';
import { Fault, type Words } from '../fault.ts';
import type { Options } from '../flags.ts';
import { readOnly } from '../games/index.ts';
import { threeAtCommand, threeRulesOf } from '../games/three.ts';
import { HAND_PLACE, THREE_PACK, checkRows, readHand, readKnown, readSeen } from '../hands.ts';
import type { Call, Run } from '../io.ts';

export const run: Run = (call, [game = '', ...cards], options) => {
  readOnly('odds', game, threeAtCommand);
  const rules = threeRulesOf(options);
  if (cards.length === 0) wholeGame(call, rules, options);
  else oneHand(call, rules, cards.join(' '), options);
  return 0;
};

/** Flags of the other kind of call. */
function refuse(options: Options, keys: readonly string[], expected: Words): void {
  for (const key of keys) {
    if (options[key] !== undefined) throw new Fault(`--${key}`, String(options[key]), expected);
  }
}

function wholeGame(call: Call, rules: ThreeRules, options: Options): void {
  const needed = { es: 'también una jugada de 3 cartas', en: 'a hand of 3 cards too' };
  refuse(options, ['dead', 'dealer'], needed);
  const text = options['strategy'];
  const strategy = text === undefined ? OPTIMAL : parseThreeStrategy(String(text));
  if (strategy === undefined) {
    throw new Fault('--strategy', String(text), 'optimal|always|J|Q|K|A|Q-6-4');
  }
  const account = threeAccount(rules, strategy);
  if (call.json) call.answer(account);
  else tellAccount(call, account);
}

function oneHand(call: Call, rules: ThreeRules, text: string, options: Options): void {
  refuse(options, ['strategy'], {
    es: 'la orden sin cartas: la estrategia es de todo el juego',
    en: 'the call without cards: a strategy is of the whole game',
  });
  const cards = readHand(text, HAND_PLACE, THREE_PACK, [3, 3]);
  const dealerText = String(options['dealer'] ?? '');
  const deadText = String(options['dead'] ?? '');
  const dealer = readSeen(dealerText, '--dealer');
  const dead = readKnown(deadText, '--dead');
  const rows = [
    [HAND_PLACE, cards, text],
    ['--dealer', dealer, dealerText],
    ['--dead', dead, deadText],
  ] as const;
  checkRows(rows, THREE_PACK);
  if (dealer.length > 3) {
    throw new Fault('--dealer', dealerText, { es: '3 cartas a lo sumo', en: 'at most 3 cards' });
  }
  const answer = threeHand(cards, { dead, dealer, rules });
  if (!answer.ok) {
    const expected = { es: 'cartas para el repartidor', en: 'cards left for the dealer' };
    throw new Fault('--dead', deadText, expected);
  }
  if (call.json) call.answer(answer.value);
  else tellHand(call, cards, answer.value);
}

function strategyWords({ say }: Call, strategy: string): string {
  if (strategy === 'optimal') return say('estrategia óptima', 'optimal strategy');
  if (strategy === 'always') return say('se juega siempre', 'always played');
  return say(`se juega desde ${strategy}`, `${strategy} or better is played`);
}

function tellAccount(call: Call, { deals, ante, pairPlus, threshold }: ThreeAccount): void {
  const { say, number, decimal, percent, line } = call;
  const row = (es: string, en: string, value: string): void => {
    line(`  ${say(es, en).padEnd(26)}${value}`);
  };
  line(say(`${number(deals)} manos posibles`, `${number(deals)} possible deals`));
  line(call.bold(`Ante (${strategyWords(call, ante.strategy)})`));
  row('ventaja de la casa', 'house edge', percent(ante.houseEdge, 4));
  row('riesgo por ficha apostada', 'element of risk', percent(ante.elementOfRisk, 4));
  const sd = `${decimal(ante.sd, 4)} ${say('veces el ante', 'antes')}`;
  row('desviación típica', 'standard deviation', sd);
  row('valor exacto', 'exact value', `${number(ante.evNum)} / ${number(ante.evDen)}`);
  line(call.bold('Pair plus'));
  row('ventaja de la casa', 'house edge', percent(pairPlus.houseEdge, 4));
  row('desviación típica', 'standard deviation', decimal(pairPlus.sd, 4));
  row('valor exacto', 'exact value', `${number(pairPlus.evNum)} / ${number(pairPlus.evDen)}`);
  const least = threshold ?? say('ninguna jugada fija', 'no fixed hand');
  line(say(`Lo mejor es jugar desde ${least}.`, `Best: play ${least} or better.`));
}

function tellHand(call: Call, cards: readonly Card[], answer: ThreeHand): void {
  const { say, number, line } = call;
  const hand = describeHand(cards, threeOrder());
  line(`${call.cards(hand.cards)}   ${nameHand(hand, call.lang)}`);
  const rows = [
    [say('el repartidor no califica', 'dealer does not qualify'), answer.notQualify],
    [say('gana', 'wins'), answer.win],
    [say('empata', 'ties'), answer.tie],
    [say('pierde', 'loses'), answer.lose],
  ] as const;
  for (const [name, deals] of rows) {
    const share = call.percent(deals / answer.deals, 4).padStart(12);
    line(`  ${name.padEnd(28)}${number(deals).padStart(8)}${share}`);
  }
  const play = call.decimal(answer.ev.play.num / answer.ev.play.den, 4);
  line(
    say(
      `Jugar vale ${play} veces el ante; no ir, −1.`,
      `Playing is worth ${play} antes; folding, −1.`,
    ),
  );
  const best = answer.best === 'play' ? say('jugar', 'play') : say('no ir', 'fold');
  line(call.green(call.bold(say(`Lo mejor: ${best}`, `Best: ${best}`))));
}
