import { expect, it } from 'vitest';
import { neighbours, currentIndex } from './neighbours.ts';

const ids = ['a', 'b', 'c'];

it('finds the neighbours of an opened row', () => {
  expect(neighbours(ids, 'a', undefined)).toEqual({ next: 'b' });
  expect(neighbours(ids, 'b', undefined)).toEqual({ previous: 'a', next: 'c' });
  expect(neighbours(ids, 'c', undefined)).toEqual({ previous: 'b' });
});

it('goes on from the last position of a row that has left the list', () => {
  expect(neighbours(ids, 'answered', { id: 'answered', index: 1 })).toEqual({ previous: 'a', next: 'b' });
  expect(neighbours(ids, 'answered', { id: 'answered', index: 3 })).toEqual({ previous: 'c' });
});

it('finds an item where it is now, or what is there now', () => {
  expect(currentIndex(ids, { id: 'c', index: 0 })).toBe(2);
  expect(currentIndex(ids, { id: 'closed', index: 1 })).toBe(1);
  expect(currentIndex(ids, { id: 'closed', index: 3 })).toBe(2);
  expect(currentIndex([], { id: 'closed', index: 0 })).toBe(-1);
});

it('knows none of an item that was opened from elsewhere', () => {
  expect(neighbours(ids, 'other', undefined)).toEqual({});
  expect(neighbours(ids, 'other', { id: 'answered', index: 1 })).toEqual({});
});
