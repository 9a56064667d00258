/**
 * A body as its leaves: every text of every language and every other value under its own name. Merging, differences,
 * staleness and the rights of a translator compare leaves.
 *
 * `title@en` is the English title, `pinned` a shared value. An object in a list has a `rowKey`, so that its leaves
 * keep their names when the list is rearranged: `sections/k3f9/title@cn`. The list's own leaf has the order of keys.
 */
import { randomBytes } from 'node:crypto';
import type { FieldReference } from 'contract/console/publishing.ts';
import { publishingBounds } from 'contract/console/publishing.ts';
import { contentField, type Field, type ObjectField } from 'contract/content-fields.ts';
import { isLocale, type Locale, localeNames } from 'contract/locales.ts';
import { LocalizedText } from '../database/localized.ts';
import { sanitizeRichText } from '../database/rich-text.ts';
import type { AnyFieldError, AnyFieldErrorCode } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';

export type Leaves = ReadonlyMap<string, unknown>;

/** The property of an object in a list that keeps its identity. No content field may have this name. */
const rowKeyName = 'rowKey';

export function leafName(field: string, locale: Locale | null): string {
  return locale === null ? field : `${field}@${locale}`;
}

export function fieldOfLeaf(name: string): FieldReference {
  const at = name.lastIndexOf('@');
  const locale = name.slice(at + 1);
  return at > 0 && isLocale(locale) ? { field: name.slice(0, at), locale } : { field: name, locale: null };
}

/** Whether two leaves have the same value. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** The parts of a picture at its place, and of a figure, which are objects with fixed fields. */
export const pictureParts = { picture: contentField.pictureName(), description: contentField.optionalText() };
export const figureParts = {
  fact: contentField.optional(contentField.line()),
  value: contentField.text(),
  unit: contentField.optionalText(),
  caption: contentField.text(),
};

/** A list whose items are objects, which have keys. Other lists are compared as a whole. */
export function hasKeys(item: Field): boolean {
  return ['object', 'variants', 'figure', 'picture', 'requiredPicture'].includes(item.type);
}

export function hasTexts(field: Field): boolean {
  if (field.type === 'text') return true;
  return (field.type === 'list' || field.type === 'optional') && hasTexts(field.item);
}

const rowKeyPattern = /^[a-z0-9]{1,24}$/;

function newRowKey(): string {
  return randomBytes(5).toString('hex');
}

export type Fields = Record<string, unknown>;

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
      if (texts.flat(Infinity).some((text) => text !== '')) leaves.set(`${path}@${locale}`, texts);
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
        if (hasMark(field.item)) leaves.set(path, true);
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

/** An optional object may be there without any leaf of its own. */
export function hasMark(item: Field): boolean {
  return item.type === 'object' || item.type === 'variants';
}

/** The lengths of nested lists, which all languages must share. */
function shapeOf(items: readonly unknown[]): unknown[] {
  return items.map((item) => (Array.isArray(item) ? shapeOf(item) : 0));
}

export function variantOf(field: Field & { type: 'variants' }, discriminator: unknown): ObjectField | undefined {
  return field.variants.find(({ fields }) => fields[field.by]?.wire.safeParse(discriminator).success);
}

type Writer = {
  leaves: Leaves;
  /** Languages whose texts are written; the others are left out. */
  locales: readonly Locale[];
  withRowKeys: boolean;
};

/** The body of these leaves: with row keys for staff, without them for the site. */
export function writeBody(definition: ObjectField, leaves: Leaves, { withRowKeys }: { withRowKeys: boolean }): Fields {
  return writeFields(definition.fields, '', { leaves, locales: localeNames, withRowKeys });
}

function writeFields(fields: Readonly<Record<string, Field>>, path: string, writer: Writer): Fields {
  const below = path === '' ? '' : `${path}/`;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, writeValue(field, `${below}${name}`, writer)]),
  );
}

function acceptsNull(field: Field): boolean {
  return field.stored.safeParse(null).success;
}

function writeTexts(field: Field, path: string, { leaves, locales }: Writer): unknown {
  const texts = locales.flatMap((locale) => {
    const text = leaves.get(`${path}@${locale}`);
    return typeof text === 'string' ? [[locale, text] as const] : [];
  });
  if (texts.length === 0 && acceptsNull(field)) return null;
  // Chinese is never missing in the store; an item may still be written in another language alone.
  return { cn: '', ...Object.fromEntries(texts) };
}

function writeList(field: Field & { type: 'list' }, path: string, writer: Writer): unknown {
  const own = writer.leaves.get(path);
  const items: readonly unknown[] = Array.isArray(own) ? own : [];
  if (hasKeys(field.item))
    return items.map((key) => {
      const value = writeValue(field.item, `${path}/${String(key)}`, writer);
      return writer.withRowKeys ? { ...Object(value), [rowKeyName]: key } : value;
    });
  if (!hasTexts(field.item)) return items;
  const texts = writer.locales.flatMap((locale) => {
    const list = writer.leaves.get(`${path}@${locale}`);
    // After a change of the table's size the texts of an older revision have no place.
    return Array.isArray(list) && isSameValue(shapeOf(list), items) ? [{ locale, list }] : [];
  });
  return items.map((shape, index) =>
    writeCells(
      shape,
      texts.map(({ locale, list }) => ({ locale, value: list[index] })),
    ),
  );
}

function writeCells(shape: unknown, texts: readonly { locale: Locale; value: unknown }[]): unknown {
  if (!Array.isArray(shape))
    return {
      cn: '',
      ...Object.fromEntries(texts.flatMap(({ locale, value }) => (value === '' ? [] : [[locale, value]]))),
    };
  return shape.map((inner: unknown, index) =>
    writeCells(
      inner,
      texts.map(({ locale, value }) => ({ locale, value: Array.isArray(value) ? value[index] : '' })),
    ),
  );
}

function writePicture(field: Field, path: string, writer: Writer): unknown {
  const picture = writer.leaves.get(`${path}/picture`);
  if (picture === undefined && acceptsNull(field)) return null;
  return { picture: picture ?? '', description: writeValue(pictureParts.description, `${path}/description`, writer) };
}

function writeFigure(path: string, writer: Writer): unknown {
  const fact = writer.leaves.get(`${path}/fact`);
  const caption = writeValue(figureParts.caption, `${path}/caption`, writer);
  if (fact !== undefined) return { fact, caption };
  const value = writeValue(figureParts.value, `${path}/value`, writer);
  return { value, unit: writeValue(figureParts.unit, `${path}/unit`, writer), caption };
}

function writeValue(field: Field, path: string, writer: Writer): unknown {
  switch (field.type) {
    case 'text':
      return writeTexts(field, path, writer);
    case 'notLocalized':
      return writer.leaves.get(path) ?? null;
    case 'pictureName':
    case 'filmName':
      return writer.leaves.get(path) ?? (acceptsNull(field) ? null : '');
    case 'picture':
    case 'requiredPicture':
      return writePicture(field, path, writer);
    case 'figure':
      return writeFigure(path, writer);
    case 'optional':
      if (hasMark(field.item) && !writer.leaves.has(path)) return null;
      return writeValue(field.item, path, writer);
    case 'list':
      return writeList(field, path, writer);
    case 'object':
      return writeFields(field.fields, path, writer);
    case 'variants': {
      const variant = variantOf(field, writer.leaves.get(`${path}/${field.by}`));
      if (!variant) throw new Error(`${path} has no variant`);
      return writeFields(variant.fields, path, writer);
    }
    default:
      return field satisfies never;
  }
}
