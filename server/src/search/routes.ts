import type { Locale } from 'contract/locales.ts';
import { hitKinds, hitsPerKind, searchSite } from 'contract/search.ts';
import type { Database } from '../database/open.ts';
import { serve } from '../http/serve.ts';
import { factTokens } from '../settings/facts.ts';
import { readSettings } from '../settings/store.ts';
import { findEntries, type FoundEntry, sayingWords } from './store.ts';
import { termsOf } from './terms.ts';
import { inTurns } from './turns.ts';
import { viewHit } from './view.ts';

type Found = Record<(typeof hitKinds)[number], FoundEntry[]>;

// Nobody's thousand queries take all the connections to the store: whoever reads a page has to wait for none of them.
const inTurn = inTurns(2, 50);

export const searchRoutes = [
  serve(searchSite, async ({ db }, { q }, { locale }) => {
    const { phrase, words, characters } = termsOf(q);
    if (words.length === 0) return answerOf({ product: [], news: [], job: [], page: [] }, [], locale);
    return inTurn(async () => {
      const byWords = await find(db, locale, phrase, words);
      const nothing = hitKinds.every((kind) => byWords[kind].length === 0);
      if (!nothing || characters.join() === words.join()) return answerOf(byWords, [phrase, ...words], locale);
      return answerOf(await find(db, locale, phrase, characters), characters, locale);
    });
  }),
];

async function find(db: Database, locale: Locale, phrase: string, words: readonly string[]): Promise<Found> {
  const terms = await sayingWords(db, locale, words);
  const tokens = factTokens((await readSettings(db)).facts, locale);
  const of = (kind: (typeof hitKinds)[number]) =>
    findEntries(db, { kind, locale, phrase, terms, tokens, limit: hitsPerKind });
  return { product: await of('product'), news: await of('news'), job: await of('job'), page: await of('page') };
}

function answerOf(found: Found, terms: readonly string[], locale: Locale) {
  const total = (entries: FoundEntry[]) => Number(entries[0]?.total ?? 0);
  return {
    data: {
      totals: {
        product: total(found.product),
        news: total(found.news),
        job: total(found.job),
        page: total(found.page),
      },
      hits: hitKinds.flatMap((kind) => found[kind].map((entry) => viewHit(kind, entry, terms, locale))),
    },
  };
}
