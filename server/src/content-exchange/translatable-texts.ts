import type { Field, ObjectField } from 'contract/content-fields.ts';
import { defaultLocale, type Locale } from 'contract/locales.ts';
import { figureParts, fieldOfLeaf, hasKeys, type Leaves, leafName, pictureParts } from '../publishing/bodies/leaves.ts';
import type { TextFormat } from './marked-text.ts';

/** A text of an item: its field, and its indices if the field is a table or a list of texts. */
export type TranslatableText = { field: string; indices: number[]; format: TextFormat; source: string };

/** `sections/k3f9/title`, or `sections/k3f9/rows#0.2`. */
export function nameOfText({ field, indices }: Pick<TranslatableText, 'field' | 'indices'>): string {
  return indices.length === 0 ? field : `${field}#${indices.join('.')}`;
}

/** The field at the path of a leaf. */
function fieldAt(field: Field | undefined, [name, ...below]: readonly string[]): Field | undefined {
  if (field?.type === 'optional') return fieldAt(field.item, name === undefined ? [] : [name, ...below]);
  if (field === undefined || name === undefined) return field;
  switch (field.type) {
    case 'object':
      return fieldAt(field.fields[name], below);
    case 'variants':
      return fieldAt(field.variants.map(({ fields }) => fields[name]).find(Boolean), below);
    case 'list':
      // The name is the key of a row.
      return hasKeys(field.item) ? fieldAt(field.item, below) : undefined;
    case 'figure':
      return fieldAt(Object.entries(figureParts).find(([part]) => part === name)?.[1], below);
    case 'picture':
    case 'requiredPicture':
      return fieldAt(Object.entries(pictureParts).find(([part]) => part === name)?.[1], below);
    default:
      return undefined;
  }
}

function formatOf(field: Field | undefined): TextFormat | undefined {
  if (field?.type === 'list' || field?.type === 'optional') return formatOf(field.item);
  return field?.type === 'text' ? { html: field.html, facts: field.facts } : undefined;
}

function textsIn(value: unknown, indices: number[]): { indices: number[]; source: string }[] {
  if (typeof value === 'string') return value === '' ? [] : [{ indices, source: value }];
  return Array.isArray(value) ? value.flatMap((item, index) => textsIn(item, [...indices, index])) : [];
}

/** All Chinese texts of an item. */
export function translatableTexts(definition: ObjectField, leaves: Leaves): TranslatableText[] {
  return [...leaves].flatMap(([name, value]) => {
    const { field, locale } = fieldOfLeaf(name);
    const format = locale === defaultLocale ? formatOf(fieldAt(definition, field.split('/'))) : undefined;
    return format ? textsIn(value, []).map((text) => ({ ...text, field, format })) : [];
  });
}

export function textAt(leaves: Leaves, { field, indices }: TranslatableText, locale: Locale): string {
  let value = leaves.get(leafName(field, locale));
  for (const index of indices) value = Array.isArray(value) ? value[index] : undefined;
  return typeof value === 'string' ? value : '';
}

function emptyLike(shape: unknown): unknown {
  return Array.isArray(shape) ? shape.map(emptyLike) : '';
}

/** The list with this text at these indices; missing texts are empty, in the shape of the Chinese list. */
function withTextAt(list: unknown, shape: unknown, [index, ...below]: readonly number[], text: string): unknown {
  if (index === undefined) return text;
  const items: unknown[] = Array.isArray(list) ? list : [];
  const shapes: unknown[] = Array.isArray(shape) ? shape : [];
  return shapes.map((inner, at) =>
    at === index ? withTextAt(items[at], inner, below, text) : (items[at] ?? emptyLike(inner)),
  );
}

export function setText(
  leaves: Map<string, unknown>,
  { field, indices }: TranslatableText,
  locale: Locale,
  text: string,
) {
  const name = leafName(field, locale);
  const shape = leaves.get(leafName(field, defaultLocale));
  leaves.set(name, indices.length === 0 ? text : withTextAt(leaves.get(name), shape, indices, text));
}
