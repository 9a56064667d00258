import { type ContentKind, contentKinds } from 'contract/console/content-kinds.ts';
import type { FactUse } from 'contract/console/fact-uses.ts';
import { factNames } from 'contract/fact-texts.ts';
import type { Locale } from 'contract/locales.ts';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { titlesOf } from '../publishing/items/filled-titles.ts';
import { leadingRevision } from '../publishing/rules.ts';
import { mayQuoteFacts, type QuotedFact, quotedFacts } from './quoted-facts.ts';

/** A revision that is the draft, or that is live in some languages. */
type ShownRevision = {
  kind: ContentKind;
  id: string;
  titles: Record<string, string>;
  number: number;
  isDraft: boolean;
  body: unknown;
  /** The revision of each language that is on the site. */
  live: Partial<Record<Locale, number>>;
};

/** A placeholder in a text, or the fact of a figure. The text of JSON has a blank after a colon. */
const quotation = `\\{(${factNames.join('|')})[.}]|"fact": "`;

/** The drafts of these kinds and what is live of them, as far as they quote a fact. */
async function findQuotingRevisions(db: Database, kinds: readonly ContentKind[]): Promise<ShownRevision[]> {
  const { rows } = await sql<ShownRevision>`
    select i.kind, i.id, i.titles, r.number, r.number = i.version as is_draft, r.body, languages.live
    from content_item as i, content_revision as r, lateral (
      select coalesce(jsonb_object_agg(l.locale, l.live_revision), '{}') as live, array_agg(l.live_revision) as numbers
      from content_language as l where l.kind = i.kind and l.id = i.id and l.state = 'live') as languages
    where i.kind = any (${[...kinds]}::text[]) and r.kind = i.kind and r.id = i.id
      and (r.number = i.version or r.number = any (languages.numbers)) and r.body::text ~ ${quotation}
    order by array_position(${[...kinds]}::text[], i.kind), i.position, i.id, r.number desc`.execute(db);
  return rows;
}

/** Whether visitors read a quotation of this revision. All languages share the values of the leading revision. */
function isOnSite({ number, live }: ShownRevision, { locale, isShared }: QuotedFact): boolean {
  if (live[locale] === undefined) return false;
  return number === (isShared ? leadingRevision(live) : live[locale]);
}

/** Every field of these kinds that quotes a fact, in the draft or on the site. */
export async function findFactUses(db: Database, kinds: readonly ContentKind[]): Promise<FactUse[]> {
  const uses = new Map<string, FactUse>();
  const quoting = kinds.filter((kind) => mayQuoteFacts(contentKinds[kind].body));
  for (const revision of await findQuotingRevisions(db, quoting)) {
    const { kind, id, isDraft } = revision;
    for (const quoted of quotedFacts(contentKinds[kind].body, revision.body)) {
      const isLive = isOnSite(revision, quoted);
      if (!isLive && !isDraft) continue;
      const { fact, field, locale, text } = quoted;
      const key = [kind, id, field, fact].join(' ');
      const use = uses.get(key) ?? { fact, kind, id, titles: titlesOf(revision.titles), field, quotations: [] };
      const others = use.quotations.filter((known) => known.locale !== locale);
      const known = use.quotations.find((one) => one.locale === locale);
      // The draft comes first. What visitors read counts.
      uses.set(key, { ...use, quotations: [...others, known && !isLive ? known : { locale, text, isLive }] });
    }
  }
  return [...uses.values()];
}
