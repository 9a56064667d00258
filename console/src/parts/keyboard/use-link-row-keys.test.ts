import { expect, it } from 'vitest';
import { indexOfRow } from './use-link-row-keys.ts';

type Part = { closest: (selector: string) => Part | null };

/** An element in a list item, or in none. */
const part = (item: Part | null): Part => ({ closest: () => item });

const [first, second] = [part(null), part(null)];
/** The last one is the link to all, which is in no item. */
const rows = [part(first), part(second), part(null)];

it('finds the row of a link and of what stands beside it', () => {
  expect(rows.map((row) => indexOfRow(rows, row))).toEqual([0, 1, 2]);
  expect(indexOfRow(rows, part(second))).toBe(1);
});

it('finds no row of what is in no list item, or in one of another list', () => {
  for (const element of [part(null), part(part(null)), null]) expect(indexOfRow(rows, element)).toBe(-1);
});
