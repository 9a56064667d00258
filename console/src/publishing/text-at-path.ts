/** Single texts of a body by the path of their field, such as `sections/k3f9/title`. */
import type { ContentKind } from 'contract/console/content-kinds.ts';
import type { Field } from 'contract/content-fields.ts';
import type { Locale } from 'contract/locales.ts';
import { definitionOf } from '../content-kinds/kinds.ts';
import { type Body, isRecord } from './body.ts';

/** The indexes of a value inside lists of texts, such as the cells of a table: row 2, cell 0. Empty for a text. */
export type Indexes = readonly number[];

/** Whether the text at a path has formats. */
export function isRichTextAt(kind: ContentKind, path: string): boolean {
  return isRichText(definitionOf(kind).body, path.split('/'));
}

function isRichText(field: Field, names: readonly string[]): boolean {
  const [name, ...below] = names;
  switch (field.type) {
    case 'text':
      return field.html;
    case 'optional':
      return isRichText(field.item, names);
    case 'list':
      // The name is the key of a row; lists of texts have none.
      return isRichText(field.item, below);
    case 'object': {
      const part = field.fields[name ?? ''];
      return part !== undefined && isRichText(part, below);
    }
    case 'variants':
      // The name may belong to several variants: they have it in the same form.
      return field.variants.some(({ fields }) => {
        const part = fields[name ?? ''];
        return part !== undefined && isRichText(part, below);
      });
    default:
      return false;
  }
}

/** The value of a field by its path: `{cn, en, ru}`, or lists of these. */
function valueAt(value: unknown, [name, ...below]: readonly string[]): unknown {
  if (name === undefined) return value;
  if (Array.isArray(value))
    return valueAt(
      value.find((row) => isRecord(row) && row['rowKey'] === name),
      below,
    );
  return isRecord(value) ? valueAt(value[name], below) : undefined;
}

function withValueAt(value: unknown, [name, ...below]: readonly string[], changed: unknown): unknown {
  if (name === undefined) return changed;
  if (Array.isArray(value))
    return value.map((row: unknown) =>
      isRecord(row) && row['rowKey'] === name ? withValueAt(row, below, changed) : row,
    );
  return isRecord(value) ? { ...value, [name]: withValueAt(value[name], below, changed) } : value;
}

function textsIn(value: unknown, indexes: Indexes): { indexes: Indexes; texts: Readonly<Record<string, unknown>> }[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => textsIn(item, [...indexes, index]));
  return isRecord(value) ? [{ indexes, texts: value }] : [];
}

function withTextIn(value: unknown, [index, ...below]: Indexes, locale: Locale, text: string): unknown {
  if (index === undefined) return { ...(isRecord(value) ? value : {}), [locale]: text };
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown, at) => (at === index ? withTextIn(item, below, locale, text) : item));
}

/** All texts of a field in a language, with their indexes. */
export function textsAt(body: Body, path: string, locale: Locale): { indexes: Indexes; text: string }[] {
  return textsIn(valueAt(body, path.split('/')), []).map(({ indexes, texts }) => {
    const text = texts[locale];
    return { indexes, text: typeof text === 'string' ? text : '' };
  });
}

/** The body with another text at the indexes of a field. */
export function withTextAt(body: Body, path: string, indexes: Indexes, locale: Locale, text: string): Body {
  const names = path.split('/');
  const changed = withValueAt(body, names, withTextIn(valueAt(body, names), indexes, locale, text));
  return isRecord(changed) ? changed : body;
}

/** The text at the indexes of a leaf's value: a text, or lists of texts. */
export function textOfLeaf(value: unknown, [index, ...below]: Indexes): string {
  if (index === undefined) return typeof value === 'string' ? value : '';
  return Array.isArray(value) ? textOfLeaf(value[index], below) : '';
}
