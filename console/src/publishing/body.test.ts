import { contentKindNames } from 'contract/console/content-kinds.ts';
import { expect, it } from 'vitest';
import {
  changedFields,
  sharedFieldsOf,
  textFieldsOf,
  textOf,
  typedText,
  withFields,
  withText,
  withValue,
} from './body.ts';

const body = { title: { cn: '标题', en: 'Title' }, pinned: false, picture: 'kiln' };

it('separates the texts of a kind from what all languages share', () => {
  expect(textFieldsOf('news').map(({ name }) => name)).toEqual(['title', 'summary', 'editor', 'content']);
  expect(sharedFieldsOf('news').map(({ name }) => name)).toContain('pinned');
});

it('keeps the lines of texts that have some, and joins those of one line', () => {
  const keepingLines = contentKindNames.flatMap((kind) =>
    textFieldsOf(kind).flatMap(({ name, field }) =>
      !field.html && typedText(field, 'a\nb') === 'a\nb' ? `${kind}.${name}` : [],
    ),
  );
  expect(keepingLines).toEqual([
    'jobPost.mainWork',
    'jobPost.baseDemand',
    'companyText.summary',
    'companyText.content',
    'cultureTab.content',
  ]);
  expect(textFieldsOf('news').map(({ field }) => typedText(field, 'a\nb'))[0]).toBe('a b');
});

it('changes one text and keeps the others', () => {
  const changed = withText(body, 'title', 'ru', 'Заголовок');
  expect(textOf(changed, 'title', 'cn')).toBe('标题');
  expect(textOf(changed, 'title', 'ru')).toBe('Заголовок');
  expect(textOf(body, 'title', 'ru')).toBe('');
});

it('names the changed fields, and counts an empty text as a missing one', () => {
  expect(changedFields('news', body, withText(body, 'summary', 'en', ''))).toEqual([]);
  expect(changedFields('news', body, withValue(withText(body, 'title', 'en', 'New'), 'pinned', true))).toEqual([
    { field: 'pinned', locale: null },
    { field: 'title', locale: 'en' },
  ]);
});

it('takes only the named fields from another body', () => {
  const theirs = { title: { cn: '新标题', en: 'Their title' }, pinned: true, picture: 'kiln' };
  expect(
    withFields(
      body,
      [
        { field: 'title', locale: 'cn' },
        { field: 'pinned', locale: null },
      ],
      theirs,
    ),
  ).toEqual({
    title: { cn: '新标题', en: 'Title' },
    pinned: true,
    picture: 'kiln',
  });
});
