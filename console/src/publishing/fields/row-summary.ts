import { defaultLocale, type Locale } from 'contract/locales.ts';
import { choiceLabels, fieldLabel } from '../../content-kinds/field-labels.ts';
import type { Catalogue } from '../../text/cn/catalogue.ts';
import { isRecord } from '../body.ts';

/** Shared values by which a row can be told from the others if it has no text. */
const naming = ['name', 'grade', 'key', 'picture'];

const longest = 120;

/** What a collapsed row says: its kind and its texts in the reader's language, or in Chinese. */
export function summaryOf(
  row: unknown,
  locale: Locale,
  texts: Pick<Catalogue, 'publishing' | 'contentFields'>,
): string {
  if (typeof row === 'string' || typeof row === 'number') return String(row);
  if (Array.isArray(row)) return shortened(row.map((cell) => textOf(cell, locale)));
  if (!isRecord(row)) return '';
  const own = textOf(row, locale);
  if (own !== '') return shortened([own]);
  const kind = typeof row['kind'] === 'string' ? (choiceLabels('kind', texts)?.[row['kind']] ?? '') : '';
  const parts = Object.values(row).map((part) => textOf(part, locale));
  const written = parts.filter((text) => text !== '');
  const names = naming.flatMap((name) =>
    typeof row[name] === 'string' && row[name] !== '' ? [choiceLabels(name, texts)?.[row[name]] ?? row[name]] : [],
  );
  if (written.length > 0 || names.length > 0) return shortened([kind, ...(written.length > 0 ? written : names)]);
  const { kind: _kind, rowKey: _rowKey, ...shared } = row;
  return shortened([kind, ...Object.entries(shared).map(([name, value]) => partOf(name, value, locale, texts))]);
}

/** A part of a row without texts: a choice by its words, a number with the label of its field. */
function partOf(
  name: string,
  value: unknown,
  locale: Locale,
  texts: Pick<Catalogue, 'publishing' | 'contentFields'>,
): string {
  if (typeof value === 'number') return `${fieldLabel(name, texts)} ${value}`;
  if (Array.isArray(value)) return value.filter((part) => typeof part === 'string').join(', ');
  if (typeof value !== 'string') return summaryOf(value, locale, texts);
  const words = choiceLabels(name, texts);
  // The types of GeoJSON are the same in every row, and have no words.
  return words === undefined ? value : (words[value] ?? '');
}

function shortened(parts: readonly string[]): string {
  return parts
    .filter((text) => text !== '')
    .join(' · ')
    .slice(0, longest);
}

function textOf(part: unknown, locale: Locale): string {
  return textIn(part, locale) || textIn(part, defaultLocale);
}

function textIn(part: unknown, locale: Locale): string {
  const text = isRecord(part) ? part[locale] : undefined;
  return typeof text === 'string' ? text.replaceAll(/<[^>]*>/g, ' ').trim() : '';
}
