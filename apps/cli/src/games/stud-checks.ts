/** Stud rules that cannot be played, said of the flag that is at fault. */
import { checkStudRules, type StudRules } from '@tapete/rules';
import { Fault } from '../fault.ts';
import { flagOf, wholeOption, type Options } from '../flags.ts';
import { sayCode } from '../refusals.ts';
import { PLAIN } from '../voice.ts';

/** Whether these stud rules can be played by this number of seats (S3, S27). */
export function checkPlayable(options: Options, rules: StudRules, seats: number): void {
  const checked = checkStudRules(rules, seats);
  if (checked.ok) return;
  const { code, detail } = checked.error;
  if (code === 'maximum-below-minimum') {
    const least = Number(detail['min']);
    throw new Fault('--max-bet', String(options['maxBet'] ?? detail['max']), {
      es: `${PLAIN.es.number(least)} o más (la apuesta mínima, S27)`,
      en: `${PLAIN.en.number(least)} or more (the minimum bet, S27)`,
    });
  }
  if (code === 'pack-too-small') {
    const { cards = '', needed = '' } = detail;
    throw new Fault(...flagOf(options, 'deck', rules.deck), {
      es: `${needed} cartas o más para ${seats} asientos, no ${cards} (S3): --deck más bajo o menos --seats`,
      en: `${needed} cards or more for ${seats} seats, not ${cards} (S3): a lower --deck or fewer --seats`,
    });
  }
  throw new Fault('--seats', String(seats), {
    es: `reglas que se puedan jugar: ${sayCode(code, 'es')}`,
    en: `rules that can be played: ${sayCode(code, 'en')}`,
  });
}

/** `--players` can only repeat what the call's own seats say. */
export function checkPlayers(options: Options, seats: number): void {
  const players = wholeOption(options, 'players', 2, 8);
  if (players === undefined || players === seats) return;
  throw new Fault('--players', String(players), {
    es: `${seats}, los asientos de la partida (--seats)`,
    en: `${seats}, the seats of the game (--seats)`,
  });
}
