import { z } from 'zod/mini';
import { defineEndpoint, readLimit } from './endpoint.ts';
import { answer } from './fields.ts';

export const hitKinds = ['product', 'news', 'job', 'page'] as const;

export type HitKind = (typeof hitKinds)[number];

/** A text cut where the words asked for begin and end: `hit` pieces are the ones to highlight. */
const pieces = z.array(z.object({ text: z.string(), hit: z.boolean() }));

export type Pieces = z.infer<typeof pieces>;

const hit = z.object({
  kind: z.enum(hitKinds),
  /** The path below the language, or an address elsewhere for news that lives there. */
  path: z.string(),
  title: pieces,
  excerpt: pieces,
});

export type Hit = z.infer<typeof hit>;

/** How many hits of one kind an answer lists; `totals` counts all of them. */
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
  output: answer(z.object({ totals: z.record(z.enum(hitKinds), z.int()), hits: z.array(hit) })),
  errors: ['invalidInput', 'tooManyRequests'],
});
