import { contentField } from 'contract/content-fields.ts';
import type { Locale } from 'contract/locales.ts';
import type { Localized } from 'contract/localized.ts';
import { z } from 'zod/mini';
import { expect, it } from 'vitest';
import { LocalizedText } from '../database/localized.ts';
import { sampleFacts as facts } from '../../test/sample-facts.ts';
import type { RegisteredFilm } from '../films/registry.ts';
import type { RegisteredPicture } from '../pictures/registry.ts';
import { type ResolveContext, resolve } from './resolve.ts';

const pot: RegisteredPicture = {
  name: 'pot',
  kind: 'drawing',
  source: 'demonstration',
  hash: 'abc',
  width: 10,
  height: 20,
  placeholder: '',
  focusX: 0.5,
  focusY: 0.5,
  description: { cn: '锅', ru: 'котёл' },
};
const boiling: RegisteredFilm = {
  name: 'boiling',
  hash: 'def',
  width: 10,
  height: 20,
  seconds: 3,
  captioned: false,
  storedName: null,
  type: null,
  poster: 'pot',
  captions: {},
};

const context: ResolveContext = {
  locale: 'ru',
  facts,
  pictures: { byName: new Map([['pot', pot]]), byHash: new Map() },
  films: { byName: new Map([['boiling', boiling]]), byHash: new Map() },
};

const russian = (text: string) => new LocalizedText(text, 'ru');
const area: Localized = { cn: '{fushunAreaMu}', ru: '{fushunAreaMu}' };

it('picks the language, inserts facts and sanitizes HTML', () => {
  const definition = contentField.object({
    text: contentField.text(),
    optional: contentField.optionalText(),
    literal: contentField.textWithoutPlaceholders(),
    html: contentField.richText(),
    missing: contentField.text(),
    number: contentField.integer(),
  });
  const stored = {
    text: area,
    optional: null,
    literal: area,
    html: { cn: '好', ru: '<p onclick="x()">{fushunAreaMu}</p><script>x()</script>' },
    missing: { cn: '{fushunAreaMu}', ru: ' ' },
    number: 7,
  };
  expect(resolve(definition, stored, context)).toEqual({
    text: russian('12,8\u00A0га'),
    optional: '',
    literal: russian('{fushunAreaMu}'),
    html: russian('<p>12,8\u00A0га</p>'),
    missing: new LocalizedText('192亩', 'cn'),
    number: 7,
  });
});

it('describes pictures of the library in the language of a rich text, or in Chinese', () => {
  const shownIn = (locale: Locale, html: string) => {
    const shown = resolve(contentField.richText(), { cn: html, [locale]: html }, { ...context, locale });
    return shown instanceof LocalizedText && shown.locale === locale ? shown.text : undefined;
  };
  const picture = '<img src="/pictures/library/pot" alt="" />';
  expect(shownIn('ru', picture)).toBe('<img src="/pictures/abc.svg" alt="котёл" />');
  expect(shownIn('cn', picture.replace(' alt=""', ''))).toBe('<img src="/pictures/abc.svg" alt="锅" />');
  expect(shownIn('en', picture)).toBe('<img src="/pictures/abc.svg" alt="锅" lang="zh-Hans" />');
  const described = picture.replace('""', '"Котёл на плите"');
  expect(shownIn('ru', described)).toBe('<img src="/pictures/abc.svg" alt="Котёл на плите" />');
  const others = '<img src="/pictures/library/pan" alt="" /><img src="/logo.svg" alt="" />';
  expect(shownIn('ru', others)).toBe('<img src="/logo.svg" alt="" />');
});

it('resolves a figure with its own value, a fact, and an unknown fact as empty', () => {
  const figures = contentField.list(contentField.figure(z.string()));
  const caption = { cn: '一', ru: 'один' };
  const [own, fact, unknown] = resolve(
    figures,
    [
      { value: area, unit: null, caption },
      { fact: 'fushunAreaMu', caption },
      { fact: 'nothing', caption },
    ],
    context,
  );
  expect(own).toEqual({ value: russian('12,8\u00A0га'), unit: '', caption: russian('один') });
  expect(fact).toEqual({ value: russian('12,8'), unit: 'га', caption: russian('один') });
  expect(unknown).toEqual({ value: '', unit: '', caption: russian('один') });
});

it('resolves pictures and films by name, and missing ones to null', () => {
  const definition = contentField.object({
    picture: contentField.picture(),
    header: contentField.pictureName(),
    film: contentField.filmName(),
  });
  const description = area;
  expect(
    resolve(definition, { picture: { picture: 'pot', description }, header: 'pot', film: 'boiling' }, context),
  ).toMatchObject({
    picture: { hash: 'abc', description: russian('12,8\u00A0га') },
    header: { hash: 'abc', description: russian('котёл') },
    film: { seconds: 3, poster: { width: 10, description: russian('котёл') } },
  });
  expect(
    resolve(definition, { picture: { picture: 'pan', description }, header: 'pan', film: 'frying' }, context),
  ).toEqual({ picture: null, header: null, film: null });
});

it('omits list items whose required picture does not exist', () => {
  const gallery = contentField.list(
    contentField.object({ picture: contentField.requiredPicture(), caption: contentField.textWithoutPlaceholders() }),
  );
  const item = (picture: string) => ({ picture: { picture, description: null }, caption: { cn: picture } });
  const resolved = resolve(gallery, [item('pan'), item('pot')], context);
  expect(resolved.map(({ caption }) => caption)).toEqual([new LocalizedText('pot', 'cn')]);
});

it('resolves a variant by its own definition and omits all other fields', () => {
  const variants = contentField.variants('kind', [
    contentField.object({ kind: contentField.literal('one'), text: contentField.textWithoutPlaceholders() }),
    contentField.object({
      kind: contentField.literal('two'),
      link: contentField.optional(contentField.object({ label: contentField.textWithoutPlaceholders() })),
    }),
  ]);
  const label = { cn: '一', ru: 'один' };
  const stored = { kind: 'two' as const, link: { label }, note: 'internal' };
  expect(resolve(variants, stored, context)).toEqual({ kind: 'two', link: { label: russian('один') } });
  expect(resolve(variants, { kind: 'two', link: null }, context)).toEqual({ kind: 'two', link: null });
});

it('gives a field that is newer than the row its default', () => {
  const definition = contentField.list(contentField.object({ bars: contentField.booleanDefaultFalse() }));
  const stored: { bars: boolean }[] = JSON.parse('[{}, {"bars":true}]');
  expect(resolve(definition, stored, context)).toEqual([{ bars: false }, { bars: true }]);
});

it('throws for a stored value that does not match its definition', () => {
  const stored: { text: Localized } = JSON.parse('{"text":"plain"}');
  expect(() => resolve(contentField.object({ text: contentField.text() }), stored, context)).toThrow();
});

it('throws for a definition that needs facts if none are passed', () => {
  expect(() => resolve(contentField.text(), area, { locale: 'ru' })).toThrow(/needs facts/);
});
