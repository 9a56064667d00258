import { expect, it } from 'vitest';
import { isNumberBullet, nestWordLists, wordLevel, type WordList } from './word-lists.ts';

/** `1a` is an item of the numbered list of level 1, `2·b` of the bulleted one of level 2. */
function nest(...items: string[]): string[] {
  const paragraphs = items.map((item) => ({
    level: Number(item[0]),
    isNumbered: !item.includes('·'),
    content: item.slice(-1),
  }));
  return nestWordLists(paragraphs).map(asText);
}

function asText({ isNumbered, items }: WordList<string>): string {
  const written = items.map(({ content, lists }) => content + lists.map(asText).join(''));
  return `${isNumbered ? 'ol' : 'ul'}(${written.join(' ')})`;
}

it.each([
  { items: ['1a', '1b'], lists: ['ol(a b)'] },
  { items: ['1a', '2·b', '2·c', '1d'], lists: ['ol(aul(b c) d)'] },
  { items: ['1a', '2b', '3·c', '2d', '1e'], lists: ['ol(aol(bul(c) d) e)'] },
  { items: ['1a', '3b', '1c'], lists: ['ol(aol(b) c)'] },
  { items: ['1a', '1·b', '1c'], lists: ['ol(a)', 'ul(b)', 'ol(c)'] },
  { items: ['1a', '2b', '2·c', '1d'], lists: ['ol(aol(b)ul(c) d)'] },
  { items: ['2b', '1c', '2d'], lists: ['ol(b col(d))'] },
  { items: [], lists: [] },
])('nests $items', ({ items, lists }) => {
  expect(nest(...items)).toEqual(lists);
});

it('reads the level and the bullet', () => {
  const styles = ['text-indent:-18pt;mso-list:l0 level2 lfo1', 'mso-list:l12\n  level3 lfo4', 'mso-list:Ignore', ''];
  expect(styles.map(wordLevel)).toEqual([2, 3, 1, 1]);
  expect(['1.', 'a)', 'iv.', '(2)', '1、', '（一）', '十二、'].filter(isNumberBullet)).toHaveLength(7);
  expect(['·', 'o', '§', '●', ''].filter(isNumberBullet)).toEqual([]);
});
