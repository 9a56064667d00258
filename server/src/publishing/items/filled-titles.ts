import {
  type ContentKind,
  type ContentKindDefinition,
  contentKindNames,
  contentKinds,
} from 'contract/console/content-kinds.ts';
import { fillFacts } from 'contract/fact-texts.ts';
import { byLocale, type Locale, localeNames } from 'contract/locales.ts';
import type { Database } from '../../database/open.ts';
import { findFacts } from '../../settings/store.ts';

type Titled = { kind: ContentKind; titles: Record<Locale, string> };

const definitions: Readonly<Record<ContentKind, ContentKindDefinition>> = contentKinds;

/** Items with their titles as the site shows them: some quote facts, as `{exportCountries}`. */
export async function withFilledTitles<Row extends Titled>(db: Database, rows: readonly Row[]): Promise<Row[]> {
  const facts = rows.some(quotesFacts) ? await findFacts(db) : undefined;
  if (facts === undefined) return [...rows];
  return rows.map((row) =>
    quotesFacts(row) ? { ...row, titles: byLocale((locale) => fillFacts(row.titles[locale], facts, locale)) } : row,
  );
}

/** The kinds in whose titles braces quote facts. */
export const kindsThatQuoteFacts: ReadonlySet<ContentKind> = new Set(
  contentKindNames.filter((kind) => {
    const { title, body } = definitions[kind];
    const field = title === undefined ? undefined : body.fields[title];
    return field?.type === 'text' && field.facts;
  }),
);

function quotesFacts({ kind, titles }: Titled): boolean {
  return kindsThatQuoteFacts.has(kind) && Object.values(titles).some((text) => text.includes('{'));
}

export function titlesOf(titles: Readonly<Record<string, string>>): Record<Locale, string> {
  return byLocale((locale) => titles[locale] ?? '');
}

type StoredTitles = { kind: ContentKind; titles: Readonly<Record<string, string>> };

/** The title of an item in the first language that it is written in. */
export async function filledTitleOf(db: Database, item: StoredTitles): Promise<string | undefined> {
  const [title] = await filledTitlesOf(db, [item]);
  return title;
}

/** The same of several items. */
export async function filledTitlesOf(
  db: Database,
  items: readonly StoredTitles[],
): Promise<readonly (string | undefined)[]> {
  const written = items.map(({ kind, titles }) => ({ kind, titles: titlesOf(titles) }));
  const filled = await withFilledTitles(db, written);
  return filled.map(({ titles }) => localeNames.map((locale) => titles[locale]).find((title) => title !== ''));
}
