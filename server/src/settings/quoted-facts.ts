/** The facts that a stored body quotes. */
import { factsIn } from 'contract/fact-texts.ts';
import type { Field, ObjectField } from 'contract/content-fields.ts';
import { type Locale, localeNames } from 'contract/locales.ts';
import { type FactName, factName } from 'contract/settings.ts';
import { figureParts, isFields, pictureParts, rowKeyName, variantOf } from '../publishing/bodies/leaves.ts';

export type QuotedFact = {
  fact: FactName;
  field: string;
  locale: Locale;
  text: string;
  /** Whether it is a value that all languages share. */
  isShared: boolean;
};

/** Whether texts of a kind may quote facts. */
export function mayQuoteFacts(field: Field): boolean {
  switch (field.type) {
    case 'text':
      return field.facts;
    case 'figure':
    case 'picture':
    case 'requiredPicture':
      return true;
    case 'list':
    case 'optional':
      return mayQuoteFacts(field.item);
    case 'object':
      return Object.values(field.fields).some(mayQuoteFacts);
    case 'variants':
      return field.variants.some(mayQuoteFacts);
    case 'notLocalized':
    case 'pictureName':
    case 'filmName':
      return false;
    default:
      return field satisfies never;
  }
}

export function quotedFacts({ fields }: ObjectField, body: unknown): QuotedFact[] {
  return inFields(fields, body, '');
}

function inFields(fields: Readonly<Record<string, Field>>, body: unknown, path: string): QuotedFact[] {
  const values = isFields(body) ? body : {};
  const below = path === '' ? '' : `${path}/`;
  return Object.entries(fields).flatMap(([name, field]) => inField(field, values[name], `${below}${name}`));
}

function inField(field: Field, value: unknown, path: string): QuotedFact[] {
  if (value === null || value === undefined) return [];
  switch (field.type) {
    case 'text':
      return field.facts ? inText(value, path, field.html) : [];
    case 'figure':
      return [...inFigure(value, path), ...inFields(figureParts, value, path)];
    case 'picture':
    case 'requiredPicture':
      return inFields(pictureParts, value, path);
    case 'optional':
      return inField(field.item, value, path);
    case 'list':
      return Array.isArray(value) ? value.flatMap((row) => inField(field.item, row, pathOfRow(path, row))) : [];
    case 'object':
      return inFields(field.fields, value, path);
    case 'variants': {
      const variant = variantOf(field, isFields(value) ? value[field.by] : undefined);
      return variant ? inFields(variant.fields, value, path) : [];
    }
    default:
      return [];
  }
}

/** Texts in a list are one field. */
function pathOfRow(path: string, row: unknown): string {
  const key = isFields(row) ? row[rowKeyName] : undefined;
  return typeof key === 'string' ? `${path}/${key}` : path;
}

function inText(value: unknown, field: string, html: boolean): QuotedFact[] {
  const texts = isFields(value) ? value : {};
  return localeNames.flatMap((locale) => {
    const written = texts[locale];
    if (typeof written !== 'string') return [];
    const text = html ? withoutTags(written) : written;
    return factsIn(text).map((fact) => ({ fact, field, locale, text: wordsAround(text, fact), isShared: false }));
  });
}

/** A figure whose value is a fact: the value, its unit and the caption. */
function inFigure(value: unknown, field: string): QuotedFact[] {
  const { fact, caption } = Object(value);
  const known = factName.safeParse(fact);
  if (!known.success) return [];
  return localeNames.flatMap((locale) => {
    const words = Object(caption)[locale];
    if (typeof words !== 'string' || words === '') return [];
    const text = `${words}: {${known.data}.value} {${known.data}.unit}`;
    return [{ fact: known.data, field, locale, text, isShared: true }];
  });
}

function withoutTags(html: string): string {
  const text = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const charactersBefore = 30;
const charactersAfter = 50;

/** The first mention of a fact in a text, with some characters on both sides. No placeholder is cut. */
function wordsAround(text: string, fact: FactName): string {
  const parts = text.replaceAll('\n', ' ').match(/\{[\w.]+\}|./gsu) ?? [];
  const at = parts.findIndex((part) => part.startsWith(`{${fact}`));
  const [from, to] = [Math.max(0, at - charactersBefore), at + charactersAfter];
  return `${from > 0 ? '…' : ''}${parts.slice(from, to).join('')}${to < parts.length ? '…' : ''}`;
}
