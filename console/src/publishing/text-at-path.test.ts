import { expect, it } from 'vitest';
import { isRichTextAt, textOfLeaf, textsAt, withTextAt } from './text-at-path.ts';

const body = {
  title: { cn: '标题', ru: 'Заголовок' },
  sections: [
    { rowKey: 'a1', title: { cn: '甲' }, blocks: [] },
    {
      rowKey: 'b2',
      title: { cn: '乙', ru: 'Б' },
      blocks: [{ rowKey: 'c3', kind: 'table', rows: [[{ cn: '1' }, { cn: '2', ru: 'два' }]] }],
    },
  ],
};

it('reads texts by the keys of their rows', () => {
  expect(textsAt(body, 'title', 'ru')).toEqual([{ indexes: [], text: 'Заголовок' }]);
  expect(textsAt(body, 'sections/b2/title', 'ru')).toEqual([{ indexes: [], text: 'Б' }]);
  expect(textsAt(body, 'sections/gone/title', 'ru')).toEqual([]);
  expect(textsAt(body, 'sections/b2/blocks/c3/rows', 'ru')).toEqual([
    { indexes: [0, 0], text: '' },
    { indexes: [0, 1], text: 'два' },
  ]);
  expect([textOfLeaf([['1', '2']], [0, 1]), textOfLeaf('标题', []), textOfLeaf(null, [0])]).toEqual(['2', '标题', '']);
});

it('changes one text and nothing else', () => {
  const changed = withTextAt(body, 'sections/b2/blocks/c3/rows', [0, 0], 'ru', 'один');
  expect(textsAt(changed, 'sections/b2/blocks/c3/rows', 'ru').map(({ text }) => text)).toEqual(['один', 'два']);
  expect(withTextAt(changed, 'sections/b2/blocks/c3/rows', [0, 0], 'ru', '')).toMatchObject(body);
  expect(withTextAt(body, 'sections/gone/title', [], 'ru', 'x')).toEqual(body);
});

it('knows which texts have formats', () => {
  expect([isRichTextAt('news', 'content'), isRichTextAt('news', 'title')]).toEqual([true, false]);
  expect(isRichTextAt('composedPage', 'sections/b2/title')).toBe(false);
});
