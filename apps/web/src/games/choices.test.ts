import { expect, test } from 'vitest';
import { chosenRules, optionsInWords, type WordsOf } from './choices.ts';

const CHOICES = { cut: ['never', 'always', 3], packs: [2, 1] } as const;
const word = (text: string) => () => text;

const WORDS = {
  cut: {
    name: word('Cut'),
    values: { never: word('Nobody cuts'), always: word('The next cuts') },
    number: (n) => `Every ${n} deals`,
  },
  packs: { name: word('Packs'), values: {} },
} satisfies WordsOf<typeof CHOICES>;

test('each choice has its word, a number its own text', () => {
  const [cut, packs] = optionsInWords(CHOICES, WORDS);
  expect(cut?.choices.map(({ text }) => text)).toEqual([
    'Nobody cuts',
    'The next cuts',
    'Every 3 deals',
  ]);
  expect(packs?.choices.map(({ text }) => text)).toEqual(['2', '1']);
});

test('the rules of a table say which are other than usual', () => {
  const options = optionsInWords(CHOICES, WORDS);
  const rules = chosenRules(options, { cut: 3, packs: 2 }, { cut: 'never', packs: 2 });
  expect(rules).toEqual([
    { name: 'Cut', value: 'Every 3 deals', changed: true },
    { name: 'Packs', value: '2', changed: false },
  ]);
});

test('a missing word does not compile', () => {
  const { always: _, ...values } = WORDS.cut.values;
  const words: unknown[] = [
    // @ts-expect-error the option `packs` has no words
    { cut: WORDS.cut } satisfies WordsOf<typeof CHOICES>,
    // @ts-expect-error its value `always` has none
    { ...WORDS, cut: { ...WORDS.cut, values } } satisfies WordsOf<typeof CHOICES>,
  ];
  expect(words).toHaveLength(2);
});
