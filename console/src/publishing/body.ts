import type { ContentKind } from 'contract/console/content-kinds.ts';
import type { FieldReference } from 'contract/console/content-items.ts';
import type { Field } from 'contract/content-fields.ts';
import { isLocale, type Locale, localeNames } from 'contract/locales.ts';
import { definitionOf } from '../content-kinds/kinds.ts';

/** An item as it is edited: shared values as they are, texts as `{cn, en, ru}`. */
export type Body = Readonly<Record<string, unknown>>;

export type TextField = Extract<Field, { type: 'text' }>;

export type NamedField<Of extends Field = Field> = { name: string; field: Of };

function fieldsOf(kind: ContentKind): NamedField[] {
  return Object.entries(definitionOf(kind).body.fields).map(([name, field]) => ({ name, field }));
}

/** The texts of a kind, in the order of its definition: each language has its own. */
export function textFieldsOf(kind: ContentKind): NamedField<TextField>[] {
  return fieldsOf(kind).flatMap(({ name, field }) => (field.type === 'text' ? [{ name, field }] : []));
}

/** The single values that all languages share. */
export function sharedFieldsOf(kind: ContentKind): NamedField[] {
  return fieldsOf(kind).filter(({ field }) => field.type !== 'text' && !isStructured(field));
}

/** The fields with parts: lists, objects, and pictures with a description of their own. */
export function structuredFieldsOf(kind: ContentKind): NamedField[] {
  return fieldsOf(kind).filter(({ field }) => isStructured(field));
}

/** Whether some text of a kind has formats. */
export function hasRichText(kind: ContentKind): boolean {
  return isRichText(definitionOf(kind).body);
}

function isRichText(field: Field): boolean {
  switch (field.type) {
    case 'text':
      return field.html;
    case 'list':
    case 'optional':
      return isRichText(field.item);
    case 'object':
      return Object.values(field.fields).some(isRichText);
    case 'variants':
      return field.variants.some(isRichText);
    default:
      return false;
  }
}

function isStructured(field: Field): boolean {
  if (field.type === 'optional') return isStructured(field.item);
  return ['list', 'object', 'variants', 'figure', 'picture', 'requiredPicture'].includes(field.type);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function textOf(body: Body, name: string, locale: Locale): string {
  const texts = body[name];
  const text = isRecord(texts) ? texts[locale] : undefined;
  return typeof text === 'string' ? text : '';
}

/** A text as it is typed or pasted: only in a field with lines does a break stay one. */
export function typedText({ multiline }: Pick<TextField, 'multiline'>, text: string): string {
  return multiline ? text : text.replaceAll('\n', ' ');
}

export function withText(body: Body, name: string, locale: Locale, text: string): Body {
  const texts = body[name];
  return { ...body, [name]: { ...(isRecord(texts) ? texts : {}), [locale]: text } };
}

export function withValue(body: Body, name: string, value: unknown): Body {
  return { ...body, [name]: value };
}

/** A body in which an empty text and a missing one are the same. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (!isRecord(value)) return value ?? null;
  const entries = Object.entries(value).filter(([, inner]) => inner !== '' && inner !== null && inner !== undefined);
  return entries.length === 0
    ? null
    : Object.fromEntries(entries.toSorted().map(([key, inner]) => [key, comparable(inner)]));
}

export function isSameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(comparable(a)) === JSON.stringify(comparable(b));
}

/** The fields in which two bodies of a kind differ, texts by language. */
export function changedFields(kind: ContentKind, before: Body, after: Body): FieldReference[] {
  return fieldsOf(kind).flatMap(({ name, field }): FieldReference[] => {
    if (field.type !== 'text') return isSameValue(before[name], after[name]) ? [] : [{ field: name, locale: null }];
    return localeNames
      .filter((locale) => textOf(before, name, locale) !== textOf(after, name, locale))
      .map((locale) => ({ field: name, locale }));
  });
}

/** `body` with the given fields of another. */
export function withFields(body: Body, fields: readonly FieldReference[], from: Body): Body {
  let result = body;
  for (const { field, locale } of fields) {
    const [name = ''] = field.split('/');
    result =
      locale === null || !isLocale(locale)
        ? withValue(result, name, from[name])
        : withText(result, name, locale, textOf(from, name, locale));
  }
  return result;
}
