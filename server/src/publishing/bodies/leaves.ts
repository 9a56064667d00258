/**
 * A body as its leaves: every text of every language and every other value under its own name. Merging, differences,
 * staleness and the rights of a translator compare leaves.
 *
 * `title@en` is the English title, `pinned` a shared value. An object in a list has a `rowKey`, so that its leaves
 * keep their names when the list is rearranged: `sections/k3f9/title@cn`. The list's own leaf has the order of keys.
 */
import type { FieldReference } from 'contract/console/content-items.ts';
import { contentField, type Field, type ObjectField } from 'contract/content-fields.ts';
import { isLocale, type Locale } from 'contract/locales.ts';

export type Leaves = ReadonlyMap<string, unknown>;

export const noLeaves: Leaves = new Map();

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

/** The property of an object in a list that keeps its identity. No content field may have this name. */
export const rowKeyName = 'rowKey';

export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The parts of a picture with its description, and of a figure, which are objects with fixed fields. */
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

/** An optional object has a leaf that says it is there, because it may have no values. */
export function hasPresenceLeaf(item: Field): boolean {
  return item.type === 'object' || item.type === 'variants';
}

export function variantOf(field: Field & { type: 'variants' }, discriminator: unknown): ObjectField | undefined {
  return field.variants.find(({ fields }) => fields[field.by]?.wire.safeParse(discriminator).success);
}

/** The lengths of nested lists, which all languages must share. */
export function nestedLengths(items: readonly unknown[]): unknown[] {
  return items.map((item) => (Array.isArray(item) ? nestedLengths(item) : 0));
}

/** Whether a field may be without a value. */
export function acceptsNull(field: Field): boolean {
  return field.stored.safeParse(null).success;
}
