/** What is often written instead of what is meant: the fault says which sign or habit it was. */
import { describe, expect, it } from 'vitest';
import { called } from './testing.ts';

const told = async (...args: readonly string[]): Promise<string> => {
  const { exit, out, err } = await called([...args, '--lang', 'es']);
  expect([exit, out]).toEqual([2, '']);
  return err;
};

const script = (more: object): string =>
  JSON.stringify({
    game: 'stud',
    seats: [
      { name: 'Ana', stack: 100 },
      { name: 'Bea', stack: 100 },
    ],
    deck: '2c 3c 4c 5c',
    ...more,
  });

async function replayed(input: string): Promise<unknown> {
  const { out } = await called(['replay', '-', '--lang', 'es'], { input });
  return JSON.parse(out);
}

describe('a sign of another alphabet', () => {
  // с is the Cyrillic letter of Latin c's shape, Κ Greek's of K; U+FF21 is the wide A.
  it.each([
    ['eval stud 6сTc9h', 'cartas[0]', 'el carácter 2, «с» (U+0441), es cirílico'],
    ['eval three ΚsQs9d', 'cartas[0]', 'el carácter 1, «Κ» (U+039A), es griego'],
    ['eval stud As10ԁ', 'cartas[1]', 'el carácter 3, «ԁ» (U+0501), es cirílico'],
    ['eval stud Ａs', 'cartas[0]', 'el carácter 1, «Ａ» (U+FF21), no es de ninguna carta'],
    ['eval stud As\u200bKd', 'cartas[1]', 'el carácter 1, U+200B, no es de ninguna carta'],
    ['compare stud As Kс', 'jugada 1[0]', 'el carácter 2, «с» (U+0441), es cirílico'],
    ['equity stud As Kс', 'asiento 1[0]', 'el carácter 2, «с» (U+0441), es cirílico'],
    ['equity stud As Kc --dead Qс', '--dead[0]', 'el carácter 2, «с» (U+0441), es cirílico'],
    ['odds three As3d4d --dealer Qс', '--dealer[0]', 'el carácter 2, «с» (U+0441), es cirílico'],
    ['odds three As3d4d --dead Qс', '--dead[0]', 'el carácter 2, «с» (U+0441), es cirílico'],
    ['odds three --strategy Q-6–4', '--strategy', 'el carácter 4, «–» (U+2013), no es de'],
  ])('%s', async (line, place, says) => {
    const said = await told(...line.split(' '));
    expect(said).toMatch(`tapete: ${place}: `);
    expect(said).toContain(`; ${says}`);
  });

  it('in a batch and in a script', async () => {
    const { out } = await called(['eval', 'stud', '-', '--lang', 'es'], { input: 'As\nAс\n' });
    expect(JSON.parse(out.split('\n')[1] ?? '')).toEqual({
      error: {
        line: 2,
        token: 'Aс',
        expected:
          'cartas[0]: una carta, como As, 10d o T♦; el carácter 2, «с» (U+0441), es cirílico',
      },
    });
    expect(await replayed(script({ deck: '2c 3с' }))).toMatchObject({
      error: { token: '3с', expected: expect.stringContaining('deck[1]: ') as unknown },
    });
  });

  it('a card that is wrong in our own letters names no sign', async () => {
    expect(await told('eval', 'stud', 'Xс')).not.toContain('carácter');
  });
});

it.each(['joker', 'Joker', 'comodín', 'comodin'])('S4 %s is written Jk', async (word) => {
  expect(await told('eval', 'stud', `As ${word}`, '--jokers', '1')).toContain(
    'el comodín como Jk o *',
  );
});

describe('S2 a deck is named by its lowest card', () => {
  // Four suits of the ranks from n to the ace: 4 × (15 − n) cards.
  it.each([
    ['32', '32 cartas son desde el 7'],
    ['28', '28 cartas son desde el 8'],
    ['52', '52 cartas son desde el 2'],
    ['30', 'no cuántas hay\n'],
  ])('--deck %s', async (deck, says) => {
    expect(await told('eval', 'stud', 'As', '--deck', deck)).toContain(says);
  });

  it('in a script too', async () => {
    expect(await replayed(script({ rules: { deck: 40 } }))).toMatchObject({
      error: { token: '40', expected: expect.stringContaining('son desde el 5') as unknown },
    });
  });
});

describe('thousands are not separated', () => {
  it.each([
    ['simulate stud --deals 10.000', '10000'],
    ['simulate stud --min-bet 1,000', '1000'],
    ['equity stud As Kd --samples 1.000.000', '1000000'],
    ['simulate stud --max-bet 1.000', '1000'],
    ['play stud --stack 1.000', '1000'],
  ])('%s', async (line, plain) => {
    expect(await told(...line.split(' '))).toContain(`, sin separar los millares: ${plain}\n`);
  });

  it.each([
    ['{"a": 10.000}', '10.000'],
    ['{"a": 1,000}', '1,000'],
  ])('in JSON %s', async (input, token) => {
    expect(await replayed(input)).toMatchObject({
      error: { token, expected: 'un número sin separar los millares' },
    });
  });

  it.each(['Ana bet 1.000', 'Ana bet 1,000', 'Ana bet 1 000'])('in “%s”', async (action) => {
    expect(await replayed(script({ actions: [action] }))).toMatchObject({
      error: { expected: expect.stringContaining('sin separar los millares: 1000') as unknown },
    });
  });
});
