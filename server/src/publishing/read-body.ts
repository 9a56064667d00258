/** Takes a body apart into its leaves. */
import { randomBytes } from 'node:crypto';
import { publishingBounds } from 'contract/console/publishing.ts';
import type { Field, ObjectField } from 'contract/content-fields.ts';
import { isLocale, type Locale, localeNames } from 'contract/locales.ts';
import { LocalizedText } from '../database/localized.ts';
import { sanitizeRichText } from '../database/rich-text.ts';
import type { AnyFieldError, AnyFieldErrorCode } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import {
  type Fields,
  figureParts,
  hasKeys,
  hasPresenceLeaf,
  hasTexts,
  leafName,
  type Leaves,
  pictureParts,
  rowKeyName,
  shapeOf,
  variantOf,
} from './leaves.ts';

const rowKeyPattern = /^[a-z0-9]{1,24}$/;

function newRowKey(): string {
  return randomBytes(5).toString('hex');
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** Text beside the markup, or a picture. */
function isBlankHtml(html: string): boolean {
  return !/<(?:img|hr)\b/.test(html) && isBlank(html.replaceAll(/<[^>]*>|&nbsp;/g, ''));
}

/** The same value with its keys in order: the store has its own order, and values are compared as JSON. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isFields(value)) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, inOrder(item)]));
}

/** Longest value of a field that is the same in all languages, as JSON. */
const maxSharedLength = 100_000;

/**
 * Reads a body that came from outside. Rich text is sanitized, blank texts are left out, and fields that the kind does
 * not have are rejected. A draft may be incomplete.
 */
export function readBody(definition: ObjectField, body: unknown): Leaves {
  const { leaves, errors } = readLeaves(definition, body);
  if (errors.length > 0) throw new HttpError('invalidInput', errors.slice(0, 50));
  return leaves;
}

/** Reads a stored body. What an older version stored and this one does not know is left out. */
export function readStoredBody(definition: ObjectField, body: unknown): Leaves {
  return readLeaves(definition, body).leaves;
}

function readLeaves(definition: ObjectField, body: unknown): { leaves: Leaves; errors: AnyFieldError[] } {
  const leaves = new Map<string, unknown>();
  const errors: AnyFieldError[] = [];
  const reject = (path: string, code: AnyFieldErrorCode): void => {
    errors.push({ field: path, code });
  };

  function readText(field: Field & { type: 'text' }, text: unknown, path: string, locale: string): string {
    if (isEmpty(text)) return '';
    if (!isLocale(locale)) reject(`${path}.${locale}`, 'unknownField');
    else if (typeof text !== 'string') reject(`${path}.${locale}`, 'wrongType');
    else if (text.length > publishingBounds.textCharacters) reject(`${path}.${locale}`, 'tooLong');
    else if (!field.html) return isBlank(text) ? '' : text;
    else {
      const html = sanitizeRichText(new LocalizedText(text, locale), (src) => src).text;
      return isBlankHtml(html) ? '' : html;
    }
    return '';
  }

  function readTexts(field: Field & { type: 'text' }, value: unknown, path: string): void {
    if (isEmpty(value)) return;
    if (!isFields(value)) return reject(path, 'wrongType');
    for (const [locale, localText] of Object.entries(value)) {
      const text = readText(field, localText, path, locale);
      if (text !== '') leaves.set(`${path}@${locale}`, text);
    }
  }

  /** Only the part of the object that the definition names. */
  function readFields(fields: Readonly<Record<string, Field>>, value: unknown, path: string): void {
    if (isEmpty(value)) return;
    if (!isFields(value)) return reject(path, 'wrongType');
    const below = path === '' ? '' : `${path}/`;
    for (const name of Object.keys(value)) if (!Object.hasOwn(fields, name)) reject(`${below}${name}`, 'unknownField');
    for (const [name, field] of Object.entries(fields)) read(field, value[name], `${below}${name}`);
  }

  function readShared(field: Field, value: unknown, path: string): void {
    if (isEmpty(value)) return;
    const { success } = field.wire.safeParse(value);
    if (!success) return reject(path, 'wrongType');
    if (JSON.stringify(value).length > maxSharedLength) return reject(path, 'tooLong');
    leaves.set(path, inOrder(value));
  }

  function readSharedList(field: Field & { type: 'list' }, items: readonly unknown[], path: string): void {
    if (!field.stored.safeParse(items).success) return reject(path, 'wrongType');
    if (JSON.stringify(items).length > maxSharedLength) return reject(path, 'tooLong');
    leaves.set(path, inOrder(items));
  }

  function readName(value: unknown, path: string): void {
    if (isEmpty(value) || value === '') return;
    if (typeof value !== 'string') return reject(path, 'wrongType');
    if (value.length > 200) return reject(path, 'tooLong');
    leaves.set(path, value);
  }

  function readKeyedList(item: Field, items: readonly unknown[], path: string): void {
    const keys: string[] = [];
    for (const entry of items) {
      if (!isFields(entry)) return reject(path, 'wrongType');
      const { [rowKeyName]: rowKey, ...rest } = entry;
      const key =
        typeof rowKey === 'string' && rowKeyPattern.test(rowKey) && !keys.includes(rowKey) ? rowKey : newRowKey();
      keys.push(key);
      read(item, rest, `${path}/${key}`);
    }
    leaves.set(path, keys);
  }

  function textOf(item: Field, value: unknown, path: string, locale: Locale): unknown {
    if (item.type === 'list') return listOf(value, path).map((entry) => textOf(item.item, entry, path, locale));
    if (item.type !== 'text') throw new Error(`${path}: a list of texts has texts only`);
    return readText(item, isFields(value) ? value[locale] : undefined, path, locale);
  }

  function listOf(value: unknown, path: string): readonly unknown[] {
    if (isEmpty(value)) return [];
    if (Array.isArray(value) && value.length <= publishingBounds.listItems) return value;
    reject(path, Array.isArray(value) ? 'tooLong' : 'wrongType');
    return [];
  }

  function readList(field: Field & { type: 'list' }, value: unknown, path: string): void {
    const items = listOf(value, path);
    if (hasKeys(field.item)) return readKeyedList(field.item, items, path);
    if (!hasTexts(field.item)) return readSharedList(field, items, path);
    leaves.set(path, shapeOf(items));
    for (const locale of localeNames) {
      const texts = items.map((entry) => textOf(field.item, entry, path, locale));
      if (texts.flat(Infinity).some((text) => text !== '')) leaves.set(leafName(path, locale), texts);
    }
  }

  function read(field: Field, value: unknown, path: string): void {
    switch (field.type) {
      case 'text':
        return readTexts(field, value, path);
      case 'notLocalized':
        return readShared(field, value, path);
      case 'pictureName':
      case 'filmName':
        return readName(value, path);
      case 'picture':
      case 'requiredPicture':
        return readFields(pictureParts, value, path);
      case 'figure':
        return readFields(figureParts, value, path);
      case 'optional': {
        if (isEmpty(value)) return;
        if (hasPresenceLeaf(field.item)) leaves.set(path, true);
        return read(field.item, value, path);
      }
      case 'list':
        return readList(field, value, path);
      case 'object':
        return readFields(field.fields, value, path);
      case 'variants': {
        const variant = isFields(value) ? variantOf(field, value[field.by]) : undefined;
        return variant ? readFields(variant.fields, value, path) : reject(`${path}/${field.by}`, 'notOneOf');
      }
      default:
        return field satisfies never;
    }
  }

  readFields(definition.fields, body, '');
  return { leaves, errors };
}
