import { localeNames } from 'contract/locales.ts';
import { expect, it } from 'vitest';
import { columnsOf, firstShown, withLanguage } from './shown-languages.ts';

it('opens with the reader’s own language, beside the source with a translation', () => {
  const shown = firstShown(null, 'cn', localeNames, 2);
  expect(shown.language).toBe('cn');
  expect(columnsOf(shown)).toEqual(['cn', 'en']);
  expect(columnsOf({ ...shown, count: 1 })).toEqual(['cn']);
  expect(columnsOf({ ...shown, count: 3 })).toEqual(['cn', 'en', 'ru']);
});

it.each([
  ['a language that is asked for', 'ru', 'en', ['cn'], 'ru'],
  ['the source instead of an own language without text', null, 'ru', ['cn', 'en'], 'cn'],
  ['a translation if there is no source', null, 'ru', ['en'], 'en'],
  ['the own language of a new item', null, 'ru', [], 'ru'],
  ['the own language instead of an unknown one', 'xx', 'en', localeNames, 'en'],
] as const)('shows %s', (_name, requested, own, written, language) => {
  expect(firstShown(requested, own, written, 1).language).toBe(language);
});

it('opens an empty translation beside the source, where somebody writes it', () => {
  expect(columnsOf(firstShown(null, 'ru', ['cn'], 2))).toEqual(['cn', 'ru']);
});

it('keeps what somebody picks, and the translation beside the source', () => {
  const russian = withLanguage(firstShown(null, 'cn', localeNames, 2), 'ru');
  expect([russian.language, columnsOf(russian)]).toEqual(['ru', ['cn', 'ru']]);
  const chinese = withLanguage({ ...russian, count: 1 }, 'cn');
  expect([chinese.language, columnsOf({ ...chinese, count: 2 })]).toEqual(['cn', ['cn', 'ru']]);
});
