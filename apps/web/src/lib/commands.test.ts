import type { ActionRequest } from '@tapete/protocol';
import { expect, expectTypeOf, test } from 'vitest';
import type { DealAction, TableCommand } from './commands.ts';

test('what is sent is what the games and the table know; a slip does not compile', () => {
  const sent: readonly (DealAction | TableCommand)[] = [
    { type: 'fold' },
    { type: 'raise', to: 40 },
    { type: 'play' },
    { type: 'add-bot', seat: null },
    // @ts-expect-error no game has such an action
    { type: 'flod' },
    // @ts-expect-error a raise names its total
    { type: 'raise' },
    // @ts-expect-error passing has no amount
    { type: 'pass', to: 40 },
    // @ts-expect-error the clock's alone
    { type: 'timeout' },
    // @ts-expect-error the seat is a number or null
    { type: 'add-bot' },
    // @ts-expect-error an action goes with its decision, by its own way
    { type: 'act', decision: 3, action: { type: 'fold' } },
  ];
  expect(sent).toHaveLength(10);
});

test('the room takes all of it, and nothing else', () => {
  expectTypeOf<DealAction | TableCommand>().toExtend<ActionRequest['action']>();
  expectTypeOf<ActionRequest['action']['type']>().toEqualTypeOf<
    (DealAction | TableCommand)['type']
  >();
});
