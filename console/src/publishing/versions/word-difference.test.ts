import { expect, it } from 'vitest';
import { partsOf } from './word-difference.tsx';

const marked = (before: string, after: string) =>
  partsOf(before, after, 'cn')
    .map(({ value, added, removed }) => (added ? `+${value}+` : removed ? `-${value}-` : value))
    .join('');

it('marks whole numbers in Chinese, and else single characters', () => {
  expect(marked('占地180亩，距北站3公里', '占地192亩，距北站3.5公里')).toBe('占地-180-+192+亩，距北站-3-+3.5+公里');
  expect(marked('铁路专用线一条', '铁路专用线两条')).toBe('铁路专用线-一-+两+条');
});
