import { describe, expect, it } from 'vitest';
import { answered, answers, called } from './testing.ts';

const SCRIPT = {
  game: 'three',
  seats: [{ name: 'Ana', stack: 100, ante: 10 }],
  deck: 'Ks Jh 9d 8h 5c 3s',
  actions: ['Ana play'],
};

describe('eval', () => {
  it('S6 names a hand in both languages, its cards in deciding order', async () => {
    expect(await answered(['eval', 'stud', '9h Ks As 5d Kc'])).toEqual({
      category: 'pair',
      value: expect.any(Number) as number,
      cards: ['Ks', 'Kc', 'As', '9h', '5d'],
      name: {
        es: 'Pareja de reyes, con as, nueve y cinco',
        en: 'Pair of kings, ace, nine and five',
      },
    });
  });

  // T1–T3: 741 classes, 5-3-2 the lowest, suited A-K-Q the highest.
  it('T1 the lowest and the highest of three', async () => {
    expect(await answered(['eval', 'three', '5h 3d 2c'])).toMatchObject({ value: 0 });
    expect(await answered(['eval', 'three', 'As Ks Qs'])).toMatchObject({ value: 740 });
  });

  it.each(['AsKd', 'as kd', 'A♠,K♦', ' as, KD '])('C2 reads %j', async (text) => {
    expect(await answered(['eval', 'stud', text])).toMatchObject({ cards: ['As', 'Kd'] });
  });

  it('S4 a joker with --jokers alone', async () => {
    expect(await answered(['eval', 'stud', 'As Ad Ah Ac *', '--jokers', '1'])).toMatchObject({
      category: 'five-of-a-kind',
    });
    expect((await called(['eval', 'stud', 'As Jk'])).exit).toBe(2);
  });

  it('a batch: an answer a line, blank lines skipped, a bad line in its place', async () => {
    const said = await called(['eval', 'stud', '-'], { input: 'As\n\nXx As\r\nAs As\n10d' });
    expect(said.exit).toBe(2);
    expect(answers(said)).toMatchObject([
      { cards: ['As'] },
      { error: { line: 3, token: 'Xx' } },
      { error: { line: 4, token: 'As' } },
      { cards: ['Td'] },
    ]);
  });
});

describe('what a line is', () => {
  it('ends with LF, CR LF or CR, wherever the pieces of the input part', async () => {
    const text = 'As\r\n\rKd\r2c\n3c\r\r\n4c';
    for (let at = 0; at <= text.length; at++) {
      const pieces = [text.slice(0, at), text.slice(at)];
      const said = await called(['eval', 'stud', '-'], { input: pieces });
      expect(said.exit).toBe(0);
      expect(answers(said)).toMatchObject(
        ['As', 'Kd', '2c', '3c', '4c'].map((card) => ({ cards: [card] })),
      );
    }
  });

  it('counts its number in every batch', async () => {
    const said = await called(['eval', 'stud', '-'], { input: 'As\r\rXx\r\nYy' });
    expect(answers(said)).toMatchObject([{}, { error: { line: 3 } }, { error: { line: 4 } }]);
    const line = JSON.stringify(SCRIPT);
    const deals = await called(['replay', '-'], { input: `${line}\r${line}\r` });
    expect(answers(deals)).toMatchObject([{ ok: true }, { ok: true }]);
  });

  it.each(['\u2028', '\u2029', '\u0085', '\f', '\v'])(
    '%j ends none, nor parts two cards: a fault that names it',
    async (sign) => {
      const said = await called(['eval', 'stud', '-'], { input: `As${sign}Kd\n2c\n` });
      expect(said.exit).toBe(2);
      expect(answers(said)).toMatchObject([{ error: { line: 1 } }, { cards: ['2c'] }]);
    },
  );
});

describe('compare', () => {
  it('winners by 0-based place, equal ones all; a card may stand in two hands', async () => {
    expect(await answered(['compare', 'stud', 'As Kd', 'Ah Kd', 'Qs Qd'])).toMatchObject({
      winners: [2],
    });
    expect(await answered(['compare', 'stud', 'As Kd', 'Ah Kd', '2s Qd'])).toMatchObject({
      winners: [0, 1],
    });
  });

  it('S9 the pack orders flush and full', async () => {
    const hands = ['As Qs Ts 9s 8s', 'Ad Ac Ah Ks Kd'];
    const winners = async (...rules: string[]): Promise<unknown> =>
      ((await answered(['compare', 'stud', ...hands, ...rules])) as { winners: unknown }).winners;
    expect(await winners()).toEqual([1]);
    expect(await winners('--deck', '5')).toEqual([0]);
    expect(await winners('--deck', 'auto', '--players', '8')).toEqual([1]);
    expect(
      await winners('--preset', 'telesina', '--players', '8', '--flush-over-full', 'never'),
    ).toEqual([1]);
    expect(
      await winners('--flush-over-full', 'never', '--preset', 'telesina', '--players', '8'),
    ).toEqual([1]);
  });

  it('a batch with hands apart by |', async () => {
    const said = await called(['compare', 'three', '-'], {
      input: 'As Ks Qs | 2c 2d 2h\nAs Ks Qs\n',
    });
    expect(said.exit).toBe(2);
    expect(answers(said)).toMatchObject([{ winners: [0] }, { error: { line: 2 } }]);
  });
});

it('compare three -: a bad line answers in its place with its line and hand, the rest goes on', async () => {
  const input =
    'As Ks Qs | 2c 2d 2h\n\nAs Ks Qs | 2c 2d 2x\nAs Ks | 2c 2d 2h\n2c 2d 2h | As Ks Qs\n';
  const said = await called(['compare', 'three', '-'], { input });
  expect([said.exit, said.err]).toEqual([2, '']);
  expect(answers(said)).toEqual([
    { winners: [0], values: expect.any(Array) as unknown },
    { error: { line: 3, token: '2x', expected: 'hand 1[2]: a card, as As, 10d or T♦' } },
    { error: { line: 4, token: 'As Ks ', expected: 'hand 0: 3 cards' } },
    { winners: [1], values: expect.any(Array) as unknown },
  ]);
});

describe('replay -', () => {
  it('a document a line, in order; 2 when one is bad, 1 when one is refused', async () => {
    const line = JSON.stringify(SCRIPT);
    const refused = JSON.stringify({ ...SCRIPT, deck: '' });
    expect((await called(['replay', '-'], { input: `${line}\n\n${line}\n` })).exit).toBe(0);
    expect((await called(['replay', '-'], { input: `${line}\n${refused}\n` })).exit).toBe(1);
    const said = await called(['replay', '-'], { input: `{"game"\n${line}\n{]\n${refused}` });
    expect(said.exit).toBe(2);
    expect(answers(said)).toMatchObject([
      { error: { line: 1, token: '' } },
      { ok: true },
      { error: { line: 3, token: ']' } },
      { ok: false, at: -1 },
    ]);
  });

  it('one document over many lines', async () => {
    const said = await called(['replay', '-'], { input: `\n${JSON.stringify(SCRIPT, null, 2)}\n` });
    expect(said.exit).toBe(0);
    expect(answers(said)).toMatchObject([{ ok: true, outcome: 'settled' }]);
  });

  it('a fault in a document over many lines is one answer, with its line', async () => {
    const text = JSON.stringify(SCRIPT, null, 2).replace('"deck":', '"deck"');
    const said = await called(['replay', '-'], { input: text });
    expect(said.exit).toBe(2);
    // { game seats [ { name stack ante } ] deck: the tenth line.
    expect(answers(said)).toMatchObject([{ error: { line: 10, expected: '":"' } }]);
  });
});
