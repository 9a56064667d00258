/** Reads single values of a body into leaves: what a field may not have becomes an error. */
import { publishingBounds } from 'contract/console/content-items.ts';
import type { Field } from 'contract/content-fields.ts';
import { isLocale } from 'contract/locales.ts';
import { LocalizedText } from '../../database/localized.ts';
import { sanitizeRichText } from '../../content-fields/rich-text.ts';
import type { AnyFieldError, AnyFieldErrorCode } from '../../http/error-texts.ts';
import { isFields } from './leaves.ts';

/** What has been read of a body so far. */
export type Reading = { leaves: Map<string, unknown>; errors: AnyFieldError[] };

type TextField = Field & { type: 'text' };

/** Longest value of a field that is the same in all languages, as JSON. */
const maxSharedLength = 100_000;

const maxNameLength = 200;

export function isEmpty(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

export function reject({ errors }: Reading, path: string, code: AnyFieldErrorCode): void {
  errors.push({ field: path, code });
}

/** Blank texts are left out. */
export function readTexts(reading: Reading, field: TextField, value: unknown, path: string): void {
  if (isEmpty(value)) return;
  if (!isFields(value)) return reject(reading, path, 'wrongType');
  for (const [locale, localText] of Object.entries(value)) {
    const text = readText(reading, field, localText, path, locale);
    if (text !== '') reading.leaves.set(`${path}@${locale}`, text);
  }
}

/** The text of one language; empty if it is blank or rejected. Rich text is sanitized. */
export function readText(reading: Reading, field: TextField, text: unknown, path: string, locale: string): string {
  if (isEmpty(text)) return '';
  if (!isLocale(locale)) reject(reading, `${path}.${locale}`, 'unknownField');
  else if (typeof text !== 'string') reject(reading, `${path}.${locale}`, 'wrongType');
  else if (text.length > publishingBounds.textCharacters) reject(reading, `${path}.${locale}`, 'tooLong');
  else if (!field.html) return isBlank(text) ? '' : text;
  else {
    const html = sanitizeRichText(new LocalizedText(text, locale), (src) => ({ src })).text;
    return isBlankHtml(html) ? '' : html;
  }
  return '';
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** Whether there is neither a text beside the markup nor a picture. */
function isBlankHtml(html: string): boolean {
  return !/<(?:img|hr)\b/.test(html) && isBlank(html.replaceAll(/<[^>]*>|&nbsp;/g, ''));
}

/** A value that is the same in all languages. */
export function readShared(reading: Reading, field: Field, value: unknown, path: string): void {
  if (isEmpty(value)) return;
  const isValid = field.wire.safeParse(value).success;
  // A preview shows the links of a draft. Only an empty one may wait for the publication.
  if (isValid && value !== '' && !field.stored.safeParse(value).success) reject(reading, path, 'invalidFormat');
  else setShared(reading, isValid, value, path);
}

export function readSharedList(reading: Reading, field: Field, items: readonly unknown[], path: string): void {
  setShared(reading, field.stored.safeParse(items).success, items, path);
}

function setShared(reading: Reading, isValid: boolean, value: unknown, path: string): void {
  if (!isValid) return reject(reading, path, 'wrongType');
  if (JSON.stringify(value).length > maxSharedLength) return reject(reading, path, 'tooLong');
  reading.leaves.set(path, inOrder(value));
}

/** The same value with its keys in order: the store has its own order, and values are compared as JSON. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isFields(value)) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, inOrder(item)]));
}

/** The name of a picture or a film. */
export function readName(reading: Reading, value: unknown, path: string): void {
  if (isEmpty(value) || value === '') return;
  if (typeof value !== 'string') return reject(reading, path, 'wrongType');
  if (value.length > maxNameLength) return reject(reading, path, 'tooLong');
  reading.leaves.set(path, value);
}
