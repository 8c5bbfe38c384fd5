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
import type { Exit } from './batch.ts';
import { Fault } from './fault.ts';
import { readGame } from './games.ts';
import {
  HAND_PLACE,
  THREE_PACK,
  checkPack,
  checkRepeats,
  readHand,
  readKnown,
  readSeen,
} from './hands.ts';
import { decimal, number, percentOf, sayJson, sayLine, words, type Call } from './io.ts';
import { bold, green, paintCards } from './paint.ts';
import { threeRulesOf, type Options } from './rule-flags.ts';

export function runOdds(
  call: Call,
  game: string,
  cards: readonly string[],
  options: Options,
): Promise<Exit> {
  if (readGame(game) !== 'three') throw new Fault('odds', game, 'three');
  const rules = threeRulesOf(options);
  if (cards.length === 0) game3(call, rules, options);
  else hand3(call, rules, cards.join(' '), options);
  return Promise.resolve(0);
}

function game3(call: Call, rules: ThreeRules, options: Options): void {
  for (const key of ['dead', 'dealer']) {
    if (options[key] === undefined) continue;
    const expected = { es: 'también una jugada de 3 cartas', en: 'a hand of 3 cards too' };
    throw new Fault(`--${key}`, String(options[key]), expected);
  }
  const text = options['strategy'];
  const strategy = text === undefined ? OPTIMAL : parseThreeStrategy(String(text));
  if (strategy === undefined) {
    throw new Fault('--strategy', String(text), 'optimal|always|J|Q|K|A|Q-6-4');
  }
  const account = threeAccount(rules, strategy);
  if (call.json) sayJson(call, account);
  else tellAccount(call, account);
}

function hand3(call: Call, rules: ThreeRules, text: string, options: Options): void {
  if (options['strategy'] !== undefined) {
    const expected = {
      es: 'la orden sin cartas: la estrategia es de todo el juego',
      en: 'the call without cards: a strategy is of the whole game',
    };
    throw new Fault('--strategy', String(options['strategy']), expected);
  }
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
  checkPack(rows, THREE_PACK);
  checkRepeats(rows);
  if (dealer.length > 3) {
    throw new Fault('--dealer', dealerText, {
      es: '3 cartas a lo sumo',
      en: 'at most 3 cards',
    });
  }
  const answer = threeHand(cards, { dead, dealer, rules });
  if (!answer.ok) {
    const expected = { es: 'cartas para el repartidor', en: 'cards left for the dealer' };
    throw new Fault('--dead', deadText, expected);
  }
  if (call.json) sayJson(call, answer.value);
  else tellHand(call, cards, answer.value);
}

const percent = (call: Call, share: number): string => percentOf(call, share, 4);

function strategyWords(call: Call, strategy: string): string {
  if (strategy === 'optimal') return words(call, 'estrategia óptima', 'optimal strategy');
  if (strategy === 'always') return words(call, 'se juega siempre', 'always played');
  return words(call, `se juega desde ${strategy}`, `${strategy} or better is played`);
}

function tellAccount(call: Call, { deals, ante, pairPlus, threshold }: ThreeAccount): void {
  const say = (es: string, en: string): string => words(call, es, en);
  const row = (name: string, value: string): void => sayLine(call, `  ${name.padEnd(26)}${value}`);
  sayLine(
    call,
    say(`${number(call, deals)} manos posibles`, `${number(call, deals)} possible deals`),
  );
  sayLine(call, bold(`Ante (${strategyWords(call, ante.strategy)})`, call));
  row(say('ventaja de la casa', 'house edge'), percent(call, ante.houseEdge));
  row(say('riesgo por ficha apostada', 'element of risk'), percent(call, ante.elementOfRisk));
  row(
    say('desviación típica', 'standard deviation'),
    `${decimal(call, ante.sd, 4)} ${say('veces el ante', 'antes')}`,
  );
  row(
    say('valor exacto', 'exact value'),
    `${number(call, ante.evNum)} / ${number(call, ante.evDen)}`,
  );
  sayLine(call, bold('Pair plus', call));
  row(say('ventaja de la casa', 'house edge'), percent(call, pairPlus.houseEdge));
  row(say('desviación típica', 'standard deviation'), decimal(call, pairPlus.sd, 4));
  row(
    say('valor exacto', 'exact value'),
    `${number(call, pairPlus.evNum)} / ${number(call, pairPlus.evDen)}`,
  );
  const least = threshold ?? say('ninguna jugada fija', 'no fixed hand');
  sayLine(call, say(`Lo mejor es jugar desde ${least}.`, `Best: play ${least} or better.`));
}

function tellHand(call: Call, cards: readonly Card[], answer: ThreeHand): void {
  const say = (es: string, en: string): string => words(call, es, en);
  const hand = describeHand(cards, threeOrder());
  sayLine(call, `${paintCards(hand.cards, call)}   ${nameHand(hand, call.lang)}`);
  const rows = [
    [say('el repartidor no califica', 'dealer does not qualify'), answer.notQualify],
    [say('gana', 'wins'), answer.win],
    [say('empata', 'ties'), answer.tie],
    [say('pierde', 'loses'), answer.lose],
  ] as const;
  for (const [name, deals] of rows) {
    const share = percent(call, deals / answer.deals).padStart(12);
    sayLine(call, `  ${name.padEnd(28)}${number(call, deals).padStart(8)}${share}`);
  }
  const play = decimal(call, answer.ev.play.num / answer.ev.play.den, 4);
  const best = answer.best === 'play' ? say('jugar', 'play') : say('no ir', 'fold');
  sayLine(
    call,
    say(
      `Jugar vale ${play} veces el ante; no ir, −1.`,
      `Playing is worth ${play} antes; folding, −1.`,
    ),
  );
  sayLine(call, green(bold(say(`Lo mejor: ${best}`, `Best: ${best}`), call), call));
}
