/** Takes a body apart into its leaves. */
import { randomBytes } from 'node:crypto';
import { publishingBounds } from 'contract/console/content-items.ts';
import type { Field, ObjectField } from 'contract/content-fields.ts';
import { type Locale, localeNames } from 'contract/locales.ts';
import { HttpError } from '../../http/http-error.ts';
import {
  figureParts,
  hasKeys,
  hasPresenceLeaf,
  hasTexts,
  isFields,
  leafName,
  type Leaves,
  pictureParts,
  rowKeyName,
  nestedLengths,
  variantOf,
} from './leaves.ts';
import {
  isEmpty,
  readName,
  readShared,
  readSharedList,
  readText,
  readTexts,
  type Reading,
  reject,
} from './read-leaf.ts';

type ListField = Field & { type: 'list' };

const rowKeyPattern = /^[a-z0-9]{1,24}$/;

/**
 * Reads a body that came from outside. Rich text is sanitized, blank texts are left out, and fields that the kind does
 * not have are rejected. A draft may be incomplete.
 */
export function readBody(definition: ObjectField, body: unknown): Leaves {
  const { leaves, errors } = readLeaves(definition, body);
  if (errors.length > 0) throw new HttpError('invalidInput', errors.slice(0, publishingBounds.reportedFields));
  return leaves;
}

/** Reads a stored body. What an older version stored and this one does not know is left out. */
export function readStoredBody(definition: ObjectField, body: unknown): Leaves {
  return readLeaves(definition, body).leaves;
}

function readLeaves(definition: ObjectField, body: unknown): Reading {
  const reading: Reading = { leaves: new Map(), errors: [] };
  readFields(reading, definition.fields, body, '');
  return reading;
}

/** Only the part of the object that the definition names. */
function readFields(reading: Reading, fields: Readonly<Record<string, Field>>, value: unknown, path: string): void {
  if (isEmpty(value)) return;
  if (!isFields(value)) return reject(reading, path, 'wrongType');
  const below = path === '' ? '' : `${path}/`;
  for (const name of Object.keys(value))
    if (!Object.hasOwn(fields, name)) reject(reading, `${below}${name}`, 'unknownField');
  for (const [name, field] of Object.entries(fields)) readField(reading, field, value[name], `${below}${name}`);
}

function readField(reading: Reading, field: Field, value: unknown, path: string): void {
  switch (field.type) {
    case 'text':
      return readTexts(reading, field, value, path);
    case 'notLocalized':
      return readShared(reading, field, value, path);
    case 'pictureName':
    case 'filmName':
      return readName(reading, value, path);
    case 'picture':
    case 'requiredPicture':
      return readFields(reading, pictureParts, value, path);
    case 'figure':
      return readFields(reading, figureParts, value, path);
    case 'optional': {
      if (isEmpty(value)) return;
      if (hasPresenceLeaf(field.item)) reading.leaves.set(path, true);
      return readField(reading, field.item, value, path);
    }
    case 'list':
      return readList(reading, field, value, path);
    case 'object':
      return readFields(reading, field.fields, value, path);
    case 'variants': {
      const variant = isFields(value) ? variantOf(field, value[field.by]) : undefined;
      return variant
        ? readFields(reading, variant.fields, value, path)
        : reject(reading, `${path}/${field.by}`, 'notOneOf');
    }
    default:
      return field satisfies never;
  }
}

function readList(reading: Reading, field: ListField, value: unknown, path: string): void {
  const items = listOf(reading, value, path);
  if (hasKeys(field.item)) return readKeyedList(reading, field.item, items, path);
  if (!hasTexts(field.item)) return readSharedList(reading, field, items, path);
  reading.leaves.set(path, nestedLengths(items));
  for (const locale of localeNames) {
    const texts = items.map((entry) => readCell(reading, field.item, entry, path, locale));
    if (texts.flat(Infinity).some((text) => text !== '')) reading.leaves.set(leafName(path, locale), texts);
  }
}

function listOf(reading: Reading, value: unknown, path: string): readonly unknown[] {
  if (isEmpty(value)) return [];
  if (Array.isArray(value) && value.length <= publishingBounds.listItems) return value;
  reject(reading, path, Array.isArray(value) ? 'tooLong' : 'wrongType');
  return [];
}

/** A list of objects, each with a key that keeps its identity. */
function readKeyedList(reading: Reading, item: Field, items: readonly unknown[], path: string): void {
  const keys: string[] = [];
  for (const entry of items) {
    if (!isFields(entry)) return reject(reading, path, 'wrongType');
    const { [rowKeyName]: rowKey, ...rest } = entry;
    const isUsable = typeof rowKey === 'string' && rowKeyPattern.test(rowKey) && !keys.includes(rowKey);
    const key = isUsable ? rowKey : newRowKey();
    keys.push(key);
    readField(reading, item, rest, `${path}/${key}`);
  }
  reading.leaves.set(path, keys);
}

function newRowKey(): string {
  return randomBytes(5).toString('hex');
}

/** One language of a text in a list, or of a list of texts, such as the row of a table. */
function readCell(reading: Reading, item: Field, value: unknown, path: string, locale: Locale): unknown {
  if (item.type === 'list')
    return listOf(reading, value, path).map((entry) => readCell(reading, item.item, entry, path, locale));
  if (item.type !== 'text') throw new Error(`${path}: a list of texts has texts only`);
  return readText(reading, item, isFields(value) ? value[locale] : undefined, path, locale);
}
