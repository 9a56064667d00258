/** What is computed from a draft: hashes of its texts, and the columns that lists read. */
import { createHash } from 'node:crypto';
import { foldCase } from 'contract/fold-case.ts';
import { byLocale, defaultLocale, type Locale, localeNames } from 'contract/locales.ts';
import { parseBeijingTimestamp } from '../../database/beijing-time.ts';
import type { Publishable } from '../definition.ts';
import { fieldOfLeaf, type Leaves, leafName } from '../bodies/leaves.ts';
import { writeBody } from '../bodies/write-body.ts';

export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
}

/** The hash of what goes live with a language: its texts, and with Chinese the shared fields (`leadingRevision`). */
export function digestOf(leaves: Leaves, locale: Locale): string {
  const named = [...leaves].filter(([name]) => (fieldOfLeaf(name).locale ?? defaultLocale) === locale);
  return hashOf(named.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The hash of each Chinese text by its field. */
function sourceOf(leaves: Leaves): Record<string, string> {
  return Object.fromEntries(
    [...leaves].flatMap(([name, text]) => {
      const { field, locale } = fieldOfLeaf(name);
      return locale === defaultLocale ? [[field, hashOf(text)]] : [];
    }),
  );
}

function textAt(leaves: Leaves, field: string | undefined, locale: Locale): string {
  const text = field === undefined ? undefined : leaves.get(leafName(field, locale));
  return typeof text === 'string' ? text : '';
}

/** The date by which lists are sorted; null if the draft has none. */
export function shownDateOf({ definition }: Publishable, leaves: Leaves): Date | null {
  const text = definition.date === undefined ? undefined : leaves.get(definition.date);
  const date = typeof text === 'string' ? parseBeijingTimestamp(text) : undefined;
  return date === undefined || Number.isNaN(date.getTime()) ? null : date;
}

/** The languages in which a draft has a text. */
export function writtenLocales(leaves: Leaves): Locale[] {
  const locales = new Set([...leaves.keys()].map((name) => fieldOfLeaf(name).locale));
  return localeNames.filter((locale) => locales.has(locale));
}

/** The draft, and the columns that lists read, made from it. */
export function columnsOf(kind: Publishable, id: string, leaves: Leaves) {
  const { definition } = kind;
  const titles = byLocale((locale) => textAt(leaves, definition.title, locale));
  const group = definition.group === undefined ? undefined : leaves.get(definition.group);
  const code = definition.code === undefined ? undefined : leaves.get(definition.code);
  const codes = typeof code === 'string' ? [code] : [];
  return {
    draft: JSON.stringify(writeBody(definition.body, leaves, { withRowKeys: true })),
    titles: JSON.stringify(titles),
    searchText: foldCase([...Object.values(titles), ...codes, id].join('\n')),
    groupValue: typeof group === 'string' || typeof group === 'number' ? String(group) : null,
    shownDate: shownDateOf(kind, leaves),
    digests: JSON.stringify(byLocale((locale) => digestOf(leaves, locale))),
    source: JSON.stringify(sourceOf(leaves)),
    writtenIn: writtenLocales(leaves),
  };
}
