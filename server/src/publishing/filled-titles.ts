import { type ContentKind, type ContentKindDefinition, contentKinds } from 'contract/console/content-kinds.ts';
import { fillFacts } from 'contract/fact-texts.ts';
import { byLocale, type Locale, localeNames } from 'contract/locales.ts';
import type { Database } from '../database/open.ts';
import { findFacts } from '../settings/store.ts';

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

function quotesFacts({ kind, titles }: Titled): boolean {
  const { title, body } = definitions[kind];
  const field = title === undefined ? undefined : body.fields[title];
  return field?.type === 'text' && field.facts && Object.values(titles).some((text) => text.includes('{'));
}

/** The title of an item in the first language that it is written in. */
export async function filledTitleOf(
  db: Database,
  { kind, titles }: { kind: ContentKind; titles: Readonly<Record<string, string>> },
): Promise<string | undefined> {
  const written = { kind, titles: byLocale((locale) => titles[locale] ?? '') };
  const [filled = written] = await withFilledTitles(db, [written]);
  return localeNames.map((locale) => filled.titles[locale]).find((title) => title !== '');
}
