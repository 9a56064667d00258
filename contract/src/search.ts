import { z } from 'zod/mini';
import { defineEndpoint, readLimit } from './endpoint.ts';
import { dataResponse } from './fields.ts';

export const hitKinds = ['product', 'news', 'job', 'page'] as const;

export type HitKind = (typeof hitKinds)[number];

/** A text split into highlighted (`hit`) and other segments. */
const highlightedText = z.array(z.object({ text: z.string(), hit: z.boolean() }));

export type HighlightedText = z.infer<typeof highlightedText>;

const hit = z.object({
  kind: z.enum(hitKinds),
  /** The path below the language, or an external address for news that links elsewhere. */
  path: z.string(),
  title: highlightedText,
  excerpt: highlightedText,
});

export type Hit = z.infer<typeof hit>;

/** The maximum number of listed hits of one kind; `totals` counts all of them. */
export const hitsPerKind = 20;

export const searchSite = defineEndpoint({
  name: 'searchSite',
  summary: 'Products, news, jobs and pages that have every word of the query, best first',
  method: 'GET',
  path: '/{lang}/site/search',
  audience: 'public',
  effect: 'read',
  limit: { ...readLimit, requests: 120 },
  input: z.object({ q: z._default(z.string().check(z.maxLength(100)), '') }),
  output: dataResponse(z.object({ totals: z.record(z.enum(hitKinds), z.int()), hits: z.array(hit) })),
  errors: ['invalidInput', 'tooManyRequests'],
});
