import { defaultLocale, type Locale } from 'contract/locales.ts';
import type { Catalogue } from '../text/cn/catalogue.ts';
import { isRecord } from './body.ts';
import { choiceLabels } from './field-labels.ts';

/** Shared values by which a row can be told from the others if it has no text. */
const naming = ['name', 'grade', 'key', 'picture'];

const longest = 120;

/** What a folded row says: its kind and its texts in the reader's language, or in Chinese. */
export function summaryOf(
  row: unknown,
  locale: Locale,
  texts: Pick<Catalogue, 'publishing' | 'contentFields'>,
): string {
  if (typeof row === 'string' || typeof row === 'number') return String(row);
  if (!isRecord(row)) return '';
  const kind = typeof row['kind'] === 'string' ? (choiceLabels('kind', texts)?.[row['kind']] ?? '') : '';
  const parts = Object.values(row).map((part) => textIn(part, locale) || textIn(part, defaultLocale));
  const written = parts.filter((text) => text !== '');
  const names = naming.flatMap((name) => (typeof row[name] === 'string' ? [row[name]] : []));
  return [kind, ...(written.length > 0 ? written : names)]
    .filter((text) => text !== '')
    .join(' · ')
    .slice(0, longest);
}

function textIn(part: unknown, locale: Locale): string {
  const text = isRecord(part) ? part[locale] : undefined;
  return typeof text === 'string' ? text.replaceAll(/<[^>]*>/g, ' ').trim() : '';
}
