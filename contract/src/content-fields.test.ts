import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod/mini';
import { block, blockProblem, type StoredBlock } from './blocks.ts';
import { contentField, type StoredOf, type WireOf } from './content-fields.ts';
import { byLocale, localeNames } from './locales.ts';
import type { Localized } from './localized.ts';

const recipe = contentField.object({
  kind: contentField.literal('recipe'),
  title: contentField.text(),
  lead: contentField.optionalText(),
  body: contentField.richText(),
  servings: contentField.number(1, 12),
  steps: contentField.list(
    contentField.object({ text: contentField.text(), picture: contentField.optionalPicture() }),
    1,
  ),
  film: contentField.filmName(),
  source: contentField.optional(
    contentField.object({ to: contentField.line(), label: contentField.textWithoutPlaceholders() }),
  ),
});

const text = byLocale((locale) => `text ${locale}`);
const file = {
  kind: 'recipe',
  title: text,
  lead: null,
  body: byLocale((locale) => [`<p>${locale}</p>`, '<p>2</p>']),
  servings: 2,
  steps: [{ text, picture: { picture: 'pot', description: null } }],
  film: null,
  source: { to: '/news', label: text },
};

describe('a content definition', () => {
  it('infers the types of the response and of the stored value', () => {
    expectTypeOf<WireOf<typeof recipe>['kind']>().toEqualTypeOf<'recipe'>();
    expectTypeOf<WireOf<typeof recipe>['lead']>().toEqualTypeOf<string>();
    expectTypeOf<WireOf<typeof recipe>['steps'][number]['text']>().toEqualTypeOf<string>();
    expectTypeOf<StoredOf<typeof recipe>['lead']>().toEqualTypeOf<Localized | null>();
    expectTypeOf<StoredOf<typeof recipe>['source']>().toEqualTypeOf<{ to: string; label: Localized } | null>();
    expectTypeOf<z.output<typeof recipe.imported>>().toExtend<StoredOf<typeof recipe>>();
  });

  it('imports a file as its stored value', () => {
    const imported = recipe.imported.parse(file);
    expect(imported).toEqual({ ...file, body: byLocale((locale) => `<p>${locale}</p>\n<p>2</p>`) });
    expect(recipe.stored.parse(imported)).toEqual(imported);
  });

  it('may lack an optional text that is newer than the row', () => {
    const { lead: _lead, ...older } = Object(recipe.imported.parse(file));
    expect(recipe.stored.parse(older).lead).toBeNull();
  });

  it.each([
    ['an untranslated text', { title: { cn: '一' } }],
    ['a text without visible characters', { title: { ...text, cn: '  ' } }],
    ['an unknown language', { title: { ...text, de: 'eins' } }],
    ['too few items', { steps: [] }],
    ['a number out of its range', { servings: 13 }],
    ['the name of a picture with capitals', { steps: [{ text, picture: { picture: 'Pot', description: null } }] }],
    ['an unknown field', { extra: 1 }],
    ['another kind', { kind: 'poem' }],
  ])('does not import %s', (_, change) => {
    expect(recipe.imported.safeParse({ ...file, ...change }).success).toBe(false);
  });

  it('accepts a stored text in Chinese only, and drops unknown languages', () => {
    const title = recipe.stored.shape.title;
    expect(title.parse({ cn: '一' })).toEqual({ cn: '一' });
    expect(title.parse({ cn: '一', ru: 'один', de: 'eins' })).toEqual({ cn: '一', ru: 'один' });
    expect(title.safeParse({ en: 'one' }).success).toBe(false);
  });

  it('has plain texts in a response, and null for pictures and films that do not exist', () => {
    const response = {
      kind: 'recipe',
      title: 'one',
      lead: '',
      body: '<p>1</p>',
      servings: 2,
      steps: [{ text: 'two', picture: null }],
      film: null,
      source: null,
    };
    expect(recipe.wire.parse(response)).toEqual(response);
    expect(recipe.wire.safeParse({ ...response, title: text }).success).toBe(false);
  });
});

it('byLocale makes a value for every language', () => {
  expect(Object.keys(text)).toEqual([...localeNames]);
});

describe('a block', () => {
  const caption = text;
  const table = (rows: number): StoredBlock => ({
    kind: 'table',
    heading: null,
    caption,
    columns: [
      { name: text, numeric: false, bars: false },
      { name: text, numeric: true, bars: false },
    ],
    rows: [Array.from({ length: rows }, () => text)],
    lastRowIsTotal: false,
  });
  const stop = (key: string) => ({ key, name: text, kind: 'hub' as const, across: 1, down: 1 });
  const routes = (to: string): StoredBlock => ({
    kind: 'routes',
    heading: null,
    caption,
    map: true,
    stops: [stop('a'), stop('b')],
    legs: [{ from: 'a', to, mode: 'rail', days: text }],
  });

  const emissions = (readings: number): StoredBlock => ({
    kind: 'emissions',
    heading: null,
    caption,
    name: text,
    unit: text,
    maximum: 100,
    values: Array.from({ length: readings }, () => '18').join(' '),
    rows: [],
  });
  const schedule = (to: number): StoredBlock => ({
    kind: 'schedule',
    heading: null,
    caption,
    unit: 'week',
    label: null,
    rows: [{ name: text, text: null, from: 3, to, value: null }],
  });

  it('has one of the known kinds', () => {
    expect(block.stored.safeParse(table(2)).success).toBe(true);
    expect(block.stored.safeParse({ ...table(2), kind: 'poem' }).success).toBe(false);
  });

  it('has rows as long as its columns, and legs between existing stops', () => {
    expect(blockProblem(table(2))).toBeUndefined();
    expect(blockProblem(table(3))).toMatch(/one cell for each column/);
    expect(blockProblem(routes('b'))).toBeUndefined();
    expect(blockProblem(routes('c'))).toMatch(/two existing stops/);
  });

  it('has readings of a day at least and of a month at most, and no bar that ends before it starts', () => {
    expect(blockProblem(emissions(24))).toBeUndefined();
    expect(blockProblem(emissions(23))).toMatch(/24 to 744 readings/);
    expect(blockProblem(emissions(745))).toMatch(/24 to 744 readings/);
    expect(blockProblem(schedule(3))).toBeUndefined();
    expect(blockProblem(schedule(2))).toMatch(/before it starts/);
  });

  it('has no map when its row is older than the field', () => {
    const { map: _map, ...older } = Object(routes('b'));
    expect(Object(block.wire.parse({ ...older, heading: '', caption: '', stops: [], legs: [] })).map).toBe(false);
  });
});
