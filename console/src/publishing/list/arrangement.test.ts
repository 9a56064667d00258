import { expect, it } from 'vitest';
import { arrange, type Arrangement, depthOf, isWithin, moveByKey, put } from './arrangement.ts';

const item = (id: string, parent: string | null = null) => ({ id, title: id, parent });
const tree = arrange([item('a'), item('b'), item('a1', 'a'), item('a2', 'a'), item('a11', 'a1'), item('lost', 'gone')]);
/** `a(a1) b`: what is in parentheses stands below. */
const print = (items: Arrangement): string => items.map(({ id }) => '-'.repeat(depthOf(items, id)) + id).join(' ');

it('arranges items below their parents', () => {
  expect(print(tree)).toBe('a -a1 --a11 -a2 b lost');
  expect([isWithin(tree, 'a11', 'a'), isWithin(tree, 'a', 'a11')]).toEqual([true, false]);
});

it('moves an item with all below it', () => {
  expect(print(put(tree, 'a1', 'b', 'before'))).toBe('a -a2 a1 -a11 b lost');
  expect(print(put(tree, 'a1', 'b', 'after'))).toBe('a -a2 b a1 -a11 lost');
  expect(print(put(tree, 'a', 'b', 'inside'))).toBe('b -a --a1 ---a11 --a2 lost');
  expect(print(put(tree, 'a2', 'a1', 'before'))).toBe('a -a2 -a1 --a11 b lost');
  expect(print(put(tree, 'a1', 'a2', 'after'))).toBe('a -a2 -a1 --a11 b lost');
});

it('puts nothing below itself', () => {
  for (const position of ['before', 'after', 'inside'] as const) expect(put(tree, 'a', 'a11', position)).toBe(tree);
});

it('moves by keys among siblings, out and in', () => {
  expect(print(moveByKey(tree, 'b', 'up'))).toBe('b a -a1 --a11 -a2 lost');
  expect(print(moveByKey(tree, 'a', 'down'))).toBe('b a -a1 --a11 -a2 lost');
  expect(print(moveByKey(tree, 'a1', 'out'))).toBe('a -a2 a1 -a11 b lost');
  expect(print(moveByKey(tree, 'a2', 'in'))).toBe('a -a1 --a11 --a2 b lost');
  expect([moveByKey(tree, 'a', 'up'), moveByKey(tree, 'a', 'out'), moveByKey(tree, 'a1', 'in')]).toEqual([
    tree,
    tree,
    tree,
  ]);
});
