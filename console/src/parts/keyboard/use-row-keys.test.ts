import { expect, it } from 'vitest';
import { rowKey } from './use-row-keys.ts';

it('steps from row to row, as far as the list goes', () => {
  const after = (letter: string, last: number) => rowKey(letter, last, 3)?.index;
  expect([after('j', -1), after('j', 0), after('j', 2)]).toEqual([0, 1, 2]);
  expect([after('k', -1), after('k', 0), after('k', 2)]).toEqual([0, 0, 1]);
});

it('opens and selects the marked row, and steps from it, after the list has become shorter', () => {
  expect(rowKey('enter', 19, 3)).toEqual({ action: 'open', index: 2 });
  expect(rowKey('x', 19, 3)).toEqual({ action: 'select', index: 2 });
  expect(rowKey('k', 19, 3)).toEqual({ action: 'choose', index: 1 });
});

it('does nothing without a row, and by other keys', () => {
  expect(['enter', 'x'].map((letter) => rowKey(letter, -1, 3))).toEqual([undefined, undefined]);
  expect(['enter', 'x', 'j'].map((letter) => rowKey(letter, 19, 0))).toEqual([undefined, undefined, undefined]);
  expect(rowKey('a', 1, 3)).toBeUndefined();
});
