/** Stale texts one by one, and whether their figures agree with the Chinese text. */
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { differingFigures, hasOtherNumbers } from 'contract/console/differing-figures.ts';
import { maxStaleTexts, type StaleText } from 'contract/console/stale-texts.ts';
import { fillFacts } from 'contract/fact-texts.ts';
import { defaultLocale, type Locale } from 'contract/locales.ts';
import type { Facts } from 'contract/settings.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import { findFacts } from '../../settings/store.ts';
import type { PublishableKinds } from '../definition.ts';
import { leafName, type Leaves } from '../bodies/leaves.ts';
import { readStoredBody } from '../bodies/read-body.ts';
import { titlesOf } from '../items/filled-titles.ts';

type StaleRow = {
  kind: ContentKind;
  id: string;
  locale: Locale;
  field: string;
  titles: Record<string, string>;
  draft: unknown;
  /** The Chinese text that was checked, and when it changed. */
  checked: { text: unknown; at: string };
  total: string;
};

/** The stale texts of these kinds; what waits longest comes first. */
export async function findStaleTexts(
  db: Database,
  all: PublishableKinds,
  { kinds, locale }: { kinds: readonly ContentKind[]; locale: Locale | undefined },
): Promise<{ texts: StaleText[]; total: number }> {
  const { rows } = await sql<StaleRow>`
    with page as (
      select l.kind, l.id, l.locale, stale.field, stale.checked, count(*) over () as total
      from content_language as l, jsonb_each(l.stale_source) as stale (field, checked)
      where l.stale_since is not null and l.kind = any (${[...kinds]}::text[])
        and ${locale === undefined ? sql`true` : sql`l.locale = ${locale}`}
      order by stale.checked ->> 'at', l.kind, l.id, stale.field, l.locale limit ${maxStaleTexts})
    select page.*, i.titles, i.draft from page join content_item as i using (kind, id)
    order by page.checked ->> 'at', kind, id, field, locale`.execute(db);
  const leavesOf = new Map<unknown, Leaves>();
  const texts = rows.map((row): StaleText => {
    const { kind, id, field, titles, checked, draft } = row;
    const key = `${kind} ${id}`;
    const leaves = leavesOf.get(key) ?? readStoredBody(all[kind].definition.body, draft);
    leavesOf.set(key, leaves);
    const source = leaves.get(leafName(field, defaultLocale));
    return {
      kind,
      id,
      titles: titlesOf(titles),
      locale: row.locale,
      field,
      since: checked.at,
      hasOtherNumbers: hasOtherNumbers(wordsOf(checked.text), wordsOf(source)),
    };
  });
  return { texts, total: Number(rows[0]?.total ?? 0) };
}

/** A text, or all texts of a list. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join('\n');
  return typeof value === 'string' ? value : '';
}

/** The fields in which a translation has other figures than the Chinese text, with the facts that both quote. */
export async function fieldsWithOtherFigures(
  db: Database,
  leaves: Leaves,
  locale: Locale,
  fields: readonly string[],
): Promise<string[]> {
  const facts = await findFacts(db);
  return fields.filter((field) => {
    const shown = (language: Locale) => shownWords(leaves.get(leafName(field, language)), facts, language);
    return differingFigures({ [defaultLocale]: shown(defaultLocale), [locale]: shown(locale) }).length > 0;
  });
}

function shownWords(value: unknown, facts: Facts | undefined, locale: Locale): string {
  const words = wordsOf(value);
  return facts === undefined ? words : fillFacts(words, facts, locale);
}
