import { expect, it } from 'vitest';
import { droppedIndex, movedRow } from './moved-row.ts';

it('moves a row before or after another, from above and from below', () => {
  const rows = ['a', 'b', 'c', 'd'];
  const dropped = (from: number, over: number, position: 'before' | 'after') =>
    movedRow(rows, from, droppedIndex(from, over, position)).join('');
  expect(dropped(0, 2, 'before')).toBe('bacd');
  expect(dropped(0, 2, 'after')).toBe('bcad');
  expect(dropped(3, 1, 'before')).toBe('adbc');
  expect(dropped(3, 1, 'after')).toBe('abdc');
  expect(dropped(1, 1, 'after')).toBe('abcd');
  expect(dropped(1, 0, 'after')).toBe('abcd');
});
