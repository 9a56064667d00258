import { describe, expect, it } from 'vitest';
import type { Leaves } from './leaves.ts';
import { mergeWithMoves, movesBetween, namedAsIn, withDecisions } from './moved-rows.ts';

type Blocks = Readonly<Record<string, string>>;

/** A page with blocks of one text each, by section. */
function page(sections: Readonly<Record<string, Blocks>>): Leaves {
  const leaves = new Map<string, unknown>([['sections', Object.keys(sections)]]);
  for (const [section, blocks] of Object.entries(sections)) {
    leaves.set(`sections/${section}/blocks`, Object.keys(blocks));
    for (const [block, text] of Object.entries(blocks)) {
      leaves.set(`sections/${section}/blocks/${block}/kind`, 'text');
      leaves.set(`sections/${section}/blocks/${block}/body@cn`, text);
      leaves.set(`sections/${section}/blocks/${block}/body@en`, `${text} in English`);
    }
  }
  return leaves;
}

const base = page({ a: { x: 'X', y: 'Y' }, b: { z: 'Z' }, c: {} });
const xInB = page({ a: { y: 'Y' }, b: { z: 'Z', x: 'X' }, c: {} });
const xInC = page({ a: { y: 'Y' }, b: { z: 'Z' }, c: { x: 'X' } });

/** Entries in the order of their names: merging does not keep the order. */
const sorted = (leaves: Leaves) => new Map([...leaves].toSorted(([one], [other]) => (one < other ? -1 : 1)));

it('finds rows that stand in the list of another row', () => {
  expect(movesBetween(base, xInB)).toEqual(new Map([['sections/a/blocks/x', 'sections/b/blocks/x']]));
  expect(movesBetween(base, base).size).toBe(0);
  expect(namedAsIn(base, xInB).get('sections/b/blocks/x/body@en')).toBe('X in English');
});

it('treats no list of plain values as rows, and ignores a key that is in two lists', () => {
  const albums = (first: string[], second: string[]): Leaves =>
    new Map<string, unknown>([
      ['sections', ['a', 'b']],
      ['sections/a/pictures', first],
      ['sections/b/pictures', second],
    ]);
  expect(movesBetween(albums(['coke'], []), albums([], ['coke'])).size).toBe(0);
  expect(movesBetween(page({ a: { x: 'X' }, b: { x: 'X' }, c: {} }), xInC).size).toBe(0);
});

describe('merging', () => {
  it('keeps a text that a colleague has changed in a block that moved', () => {
    const theirs = page({ a: { x: 'changed', y: 'Y' }, b: { z: 'Z' }, c: {} });
    for (const merged of [mergeWithMoves(base, xInB, theirs), mergeWithMoves(base, theirs, xInB)]) {
      expect(merged.conflicts).toEqual([]);
      expect(sorted(merged.leaves)).toEqual(sorted(page({ a: { y: 'Y' }, b: { z: 'Z', x: 'changed' }, c: {} })));
    }
  });

  it('asks about a text that both have changed', () => {
    const mine = page({ a: { y: 'Y' }, b: { z: 'Z', x: 'mine' }, c: {} });
    const theirs = page({ a: { x: 'theirs', y: 'Y' }, b: { z: 'Z' }, c: {} });
    expect(mergeWithMoves(base, mine, theirs).conflicts).toMatchObject([
      { field: 'sections/b/blocks/x/body', locale: 'cn', before: 'X', mine: 'mine', theirs: 'theirs' },
      { field: 'sections/b/blocks/x/body', locale: 'en' },
    ]);
  });

  it('puts a block that both have moved where mine has it', () => {
    const merged = mergeWithMoves(base, xInB, xInC);
    expect(merged.conflicts).toEqual([]);
    expect(sorted(merged.leaves)).toEqual(sorted(xInB));
  });

  it('removes a block that was moved by one and removed by the other', () => {
    const without = page({ a: { y: 'Y' }, b: { z: 'Z' }, c: {} });
    for (const merged of [mergeWithMoves(base, xInB, without), mergeWithMoves(base, without, xInB)]) {
      expect(merged.conflicts).toEqual([]);
      expect(sorted(merged.leaves)).toEqual(sorted(without));
    }
  });

  it('merges moves of different blocks, also out of and into one section', () => {
    const theirs = page({ a: { x: 'X' }, b: { z: 'Z' }, c: { y: 'Y' } });
    const mine = page({ a: { x: 'X', y: 'Y', z: 'Z' }, b: {}, c: {} });
    const { leaves, conflicts, taken } = mergeWithMoves(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(taken).toContain('sections/a/blocks');
    expect(sorted(leaves)).toEqual(sorted(page({ a: { x: 'X', z: 'Z' }, b: {}, c: { y: 'Y' } })));
  });

  it('keeps the rows that both have added, and mine in my order', () => {
    const mine = page({ a: { new: 'mine', y: 'Y', x: 'X' }, b: { z: 'Z' }, c: {} });
    const theirs = page({ a: { x: 'X', added: 'theirs', y: 'Y' }, b: {}, c: {} });
    const { leaves, conflicts } = mergeWithMoves(base, mine, theirs);
    expect(conflicts).toEqual([]);
    const merged = page({ a: { new: 'mine', y: 'Y', x: 'X', added: 'theirs' }, b: {}, c: {} });
    expect(sorted(leaves)).toEqual(sorted(merged));
  });

  it('keeps a new section and the block that was moved into it', () => {
    const made = page({ a: { y: 'Y' }, b: { z: 'Z' }, c: {}, d: { x: 'X' } });
    const edited = page({ a: { x: 'X', y: 'changed' }, b: { z: 'Z' }, c: {} });
    for (const [mine, theirs, y] of [
      [made, base, 'Y'],
      [base, made, 'Y'],
      [made, edited, 'changed'],
      [edited, made, 'changed'],
    ] as const) {
      const merged = mergeWithMoves(base, mine, theirs);
      expect(merged.conflicts).toEqual([]);
      const kept = page({ a: { y }, b: { z: 'Z' }, c: {}, d: { x: 'X' } });
      expect(sorted(withDecisions(merged, []))).toEqual(sorted(kept));
    }
  });

  it('asks about a section that one has removed and the other has moved a block into', () => {
    const without = page({ a: { x: 'X', y: 'Y' }, c: {} });
    const merged = mergeWithMoves(base, xInB, without);
    expect(merged.conflicts).toMatchObject([{ field: 'sections/b', locale: null, theirs: null }]);
    expect(merged.conflicts[0]?.mine).toContain('X in English');
    expect(sorted(withDecisions(merged, []))).toEqual(sorted(xInB));
  });

  it('asks about lists of plain values, which it cannot tell apart', () => {
    const pictures = (...names: string[]): Leaves => new Map<string, unknown>([['pictures', names]]);
    const merged = mergeWithMoves(pictures('a'), pictures('a', 'b'), pictures('c'));
    expect(merged.conflicts).toMatchObject([{ field: 'pictures', mine: ['a', 'b'], theirs: ['c'] }]);
  });

  it('applies the decision of each conflict', () => {
    const mine = page({ a: { x: 'mine', y: 'mine' }, b: { z: 'Z' }, c: {} });
    const theirs = page({ a: { x: 'theirs', y: 'theirs' }, b: { z: 'Z' }, c: {} });
    const chosen = [{ field: 'sections/a/blocks/x/body', locale: 'cn' as const }];
    const decided = withDecisions(mergeWithMoves(base, mine, theirs), chosen);
    expect(decided.get('sections/a/blocks/x/body@cn')).toBe('theirs');
    expect(decided.get('sections/a/blocks/x/body@en')).toBe('mine in English');
    expect(decided.get('sections/a/blocks/y/body@cn')).toBe('mine');
  });

  describe('of a row that one has removed and the other has written into', () => {
    const without = page({ a: { y: 'Y' }, b: { z: 'Z' }, c: {} });
    const written = page({ a: { x: 'changed', y: 'Y' }, b: { z: 'Z' }, c: {} });
    const writtenInB = page({ a: { y: 'Y' }, b: { z: 'Z', x: 'changed' }, c: {} });
    const question = (row: string) => ({ field: row, locale: null });

    it.each([
      ['where it was', 'sections/a/blocks/x', written],
      ['where it was moved', 'sections/b/blocks/x', writtenInB],
    ])('asks once, and removes or keeps it %s', (_, row, kept) => {
      const texts = 'changed\nchanged in English';
      const [mine, theirs] = [mergeWithMoves(base, kept, without), mergeWithMoves(base, without, kept)];
      const asked = { ...question(row), before: 'X\nX in English' };
      expect(mine.conflicts).toEqual([{ ...asked, mine: texts, theirs: null }]);
      expect(theirs.conflicts).toEqual([{ ...asked, mine: null, theirs: texts }]);
      expect(sorted(withDecisions(mine, []))).toEqual(sorted(kept));
      expect(sorted(withDecisions(mine, [question(row)]))).toEqual(sorted(without));
      expect(sorted(withDecisions(theirs, []))).toEqual(sorted(without));
      expect(sorted(withDecisions(theirs, [question(row)]))).toEqual(sorted(kept));
    });

    it('removes it without a question if its rows were only arranged and it was moved', () => {
      const withRows = (leaves: Leaves, row: string, ...keys: string[]) => {
        const entries = keys.map((key) => [`${row}/entries/${key}/title@cn`, key] as const);
        return new Map<string, unknown>([...leaves, [`${row}/entries`, keys], ...entries]);
      };
      const arranged = withRows(xInB, 'sections/b/blocks/x', '2', '1');
      const merged = mergeWithMoves(withRows(base, 'sections/a/blocks/x', '1', '2'), arranged, without);
      expect(merged.conflicts).toEqual([]);
      expect(sorted(merged.leaves)).toEqual(sorted(without));
    });

    it('asks about a text that the row did not have, and brings back no block that was moved out of it', () => {
      const mine = new Map(base).set('sections/a/title@en', 'mine');
      const theirs = page({ b: { z: 'Z', x: 'X' }, c: {} });
      const merged = mergeWithMoves(base, mine, theirs);
      expect(merged.conflicts).toEqual([{ ...question('sections/a'), before: '', mine: 'mine', theirs: null }]);
      const kept = new Map(page({ a: { y: 'Y' }, b: { z: 'Z', x: 'X' }, c: {} })).set('sections/a/title@en', 'mine');
      expect(sorted(withDecisions(merged, []))).toEqual(sorted(kept));
      expect(sorted(withDecisions(merged, [question('sections/a')]))).toEqual(sorted(theirs));
    });
  });
});
