import type { Locale } from 'contract/locales.ts';
import { type ResultKind, resultKinds, resultsPerKind, searchSite } from 'contract/search.ts';
import type { Database } from '../database/open.ts';
import { serve } from '../http/serve.ts';
import type { PictureRegistry } from '../pictures/registry.ts';
import { factPlaceholders } from '../settings/facts.ts';
import { readSettings } from '../settings/store.ts';
import { limitConcurrency } from '../http/concurrency-limit.ts';
import { type Concept, partsOf } from './concepts.ts';
import { withOtherSpellings } from './doubled-letters.ts';
import { type FoundEntry, findEntries, readTerms } from './store.ts';
import { readConcepts } from './synonyms.ts';
import { termsOf } from './terms.ts';
import { toSearchResult } from './view.ts';

// A concurrency limit: a flood of searches must not take all connections from other pages.
const limited = limitConcurrency(2, 50);

type SearchContext = { db: Database; pictures: () => Promise<PictureRegistry> };

export const searchRoutes = [
  serve(searchSite, async ({ db, pictures }: SearchContext, { q }, { locale }) => {
    const { phrase, words, characters } = termsOf(q);
    const registry = await pictures();
    if (words.length === 0) return resultOf([], [], locale, registry);
    return limited(async () => {
      const concepts = await readConcepts(db, locale, words);
      const byWords = await find(db, locale, phrase, concepts);
      if (byWords.length > 0) return resultOf(byWords, [phrase, ...partsOf(concepts)], locale, registry);
      if (characters.join() !== words.join()) {
        const single = (await readTerms(db, locale, characters)).map((term) => ({ alternatives: [[term]] }));
        return resultOf(await find(db, locale, phrase, single), [phrase, ...characters], locale, registry);
      }
      const spelled = await withOtherSpellings(db, locale, concepts);
      const bySpelling = spelled === concepts ? [] : await find(db, locale, phrase, spelled);
      return resultOf(bySpelling, [phrase, ...partsOf(spelled)], locale, registry);
    });
  }),
];

async function find(db: Database, locale: Locale, phrase: string, concepts: readonly Concept[]): Promise<FoundEntry[]> {
  const { facts } = await readSettings(db);
  return findEntries(db, {
    locale,
    phrase,
    concepts,
    placeholders: factPlaceholders(facts, locale),
    limit: resultsPerKind,
  });
}

function resultOf(found: readonly FoundEntry[], terms: readonly string[], locale: Locale, pictures: PictureRegistry) {
  const totalOf = (kind: ResultKind) => Number(found.find((entry) => entry.kind === kind)?.total ?? 0);
  return {
    data: {
      totals: { product: totalOf('product'), news: totalOf('news'), job: totalOf('job'), page: totalOf('page') },
      hits: resultKinds.flatMap((kind) =>
        found
          .filter((entry) => entry.kind === kind)
          .map((entry) => toSearchResult(kind, entry, terms, locale, pictures)),
      ),
    },
  };
}
