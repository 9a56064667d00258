import { z } from 'zod/mini';
import { contentField } from './content-fields.ts';
import { defineEndpoint, readLimit } from './endpoint.ts';
import { localizedResponse, timestamp } from './fields.ts';
import { localeNames } from './locales.ts';
import { picture } from './media/picture.ts';

export const resultKinds = ['product', 'news', 'job', 'page'] as const;

export type ResultKind = (typeof resultKinds)[number];

/** Words that mean the same to the search of one language, such as “petcoke” and “petroleum coke”. */
export const searchSynonyms = contentField.list(
  contentField.object({
    locale: contentField.choice(localeNames),
    words: contentField.list(contentField.line(), 2),
  }),
);

/** A text split into segments; `hit` marks those to highlight. */
const highlightedText = z.array(z.object({ text: z.string(), hit: z.boolean() }));

export type HighlightedText = z.infer<typeof highlightedText>;

const searchResult = z.object({
  kind: z.enum(resultKinds),
  /** The path below the language, or an external URL for news that links elsewhere. */
  path: z.string(),
  /** A product's picture; null for everything else. */
  picture: z.nullable(picture),
  /** When a news item was published; null for everything else. */
  createTime: z.nullable(timestamp),
  title: highlightedText,
  excerpt: highlightedText,
});

export type SearchResult = z.infer<typeof searchResult>;

export const maxQueryLength = 100;

/** The maximum number of listed results of one kind; `totals` counts all of them. */
export const resultsPerKind = 20;

export const searchSite = defineEndpoint({
  name: 'searchSite',
  summary: 'Products, news, jobs and pages that have every word of the query, best first',
  method: 'GET',
  path: '/{lang}/site/search',
  audience: 'public',
  effect: 'read',
  isCached: true,
  limit: { ...readLimit, requests: 120 },
  input: z.object({ q: z._default(z.string().check(z.maxLength(maxQueryLength)), '') }),
  output: localizedResponse(z.object({ totals: z.record(z.enum(resultKinds), z.int()), hits: z.array(searchResult) })),
  errors: ['invalidInput', 'tooManyRequests'],
});
