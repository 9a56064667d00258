import { expect, it } from 'vitest';
import { holdsRow, withNestedRowMoved } from './nested-rows.ts';

const block = (rowKey: string) => ({ rowKey, kind: 'quote', text: { cn: rowKey } });
const sections = [
  { rowKey: 'a', blocks: [block('x'), block('y')] },
  { rowKey: 'b', blocks: [block('z')] },
  { rowKey: 'c', name: 'without blocks' },
];

it('moves a block to the end of another section, with all that it has', () => {
  const moved = withNestedRowMoved(sections, 'blocks', 'x', 'b');
  expect(moved).toEqual([
    { rowKey: 'a', blocks: [block('y')] },
    { rowKey: 'b', blocks: [block('z'), block('x')] },
    sections[2],
  ]);
  // The other rows stay the same objects: the preview finds them by identity.
  expect(moved[2]).toBe(sections[2]);
  expect(withNestedRowMoved(sections, 'blocks', 'x', 'c')[2]).toEqual({ ...sections[2], blocks: [block('x')] });
});

it('loses nothing if the block or the section is gone', () => {
  expect(withNestedRowMoved(sections, 'blocks', 'gone', 'b')).toEqual(sections);
  expect(withNestedRowMoved(sections, 'blocks', 'x', 'gone')).toEqual(sections);
});

it('moving there and back changes nothing but the position in the section', () => {
  const there = withNestedRowMoved(sections, 'blocks', 'y', 'b');
  expect(holdsRow(there[1], 'blocks', 'y')).toBe(true);
  expect(withNestedRowMoved(there, 'blocks', 'y', 'a')).toEqual(sections);
});
