import type { AuditBreak } from 'contract/console/audit-verification.ts';
import { expect, it } from 'vitest';
import { breakPage, breakPosition } from './break-position.ts';

const entry = (id: number) => ({
  id,
  at: '2026-11-20 10:00:00',
  by: null,
  action: 'role.edit',
  object: { kind: 'role', id: 'x' },
});

/** A break of a log of 25 entries, below the entry of this number. */
const breakBelow = (id: number): AuditBreak => ({
  id,
  kind: 'changed',
  since: '2026-11-20T10:00:00Z',
  before: id === 1 ? null : entry(id - 1),
  after: id > 25 ? null : entry(id),
  newerEntries: 26 - id,
  index: 0,
  count: 1,
  foundHash: null,
});

/** A page of ten of the same log. */
const rowsOf = (page: number) =>
  Array.from({ length: 25 }, (_, index) => entry(25 - index)).slice((page - 1) * 10, page * 10);

it.each([
  [20, 1, 6],
  // At the edge of two pages it is above the first row of the older one.
  [16, 2, 0],
  [15, 2, 1],
  [26, 1, 0],
  [1, 3, 5],
])('finds the break at entry %i on page %i above row %i alone', (id, page, position) => {
  const broken = breakBelow(id);
  expect(breakPage(broken, 10)).toBe(page);
  for (const shown of [1, 2, 3])
    expect(breakPosition(rowsOf(shown), broken, { page: shown, limit: 10, isFiltered: false })).toBe(
      shown === page ? position : undefined,
    );
});

it('finds it below the last row of a full page, and in a log of which nothing is left', () => {
  const listed = { limit: 5, isFiltered: false };
  expect(breakPage(breakBelow(1), 5)).toBe(5);
  expect(breakPosition(rowsOf(3), breakBelow(1), { ...listed, page: 5 })).toBe(5);
  const emptied: AuditBreak = { ...breakBelow(1), kind: 'cutOff', after: null, newerEntries: 0 };
  expect(breakPage(emptied, 5)).toBe(1);
  expect(breakPosition([], emptied, { ...listed, page: 1 })).toBe(0);
});

it('finds it between the rows of a filtered list, and not at their edges', () => {
  const filtered = { page: 1, limit: 10, isFiltered: true };
  expect(breakPosition([entry(20), entry(3)], breakBelow(10), filtered)).toBe(1);
  expect(breakPosition([entry(9), entry(3)], breakBelow(20), filtered)).toBeUndefined();
  expect(breakPosition([entry(25), entry(23)], breakBelow(20), filtered)).toBeUndefined();
});
