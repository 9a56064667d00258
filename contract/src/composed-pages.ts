import { z } from 'zod/mini';
import { defineEndpoint, readLimit } from './endpoint.ts';
import { answer, languages } from './fields.ts';

/** One piece of a composed page. `body` is HTML from the allow-list. */
const block = z.object({ kind: z.literal('text'), heading: z.string(), body: z.string() });

const composedPage = z.object({
  name: z.string(),
  version: z.string(),
  title: z.string(),
  lead: z.string(),
  blocks: z.array(block),
  languages,
});

export type ComposedPage = z.infer<typeof composedPage>;

export const getComposedPage = defineEndpoint({
  name: 'getComposedPage',
  summary: 'A page composed of blocks, by its name',
  method: 'GET',
  path: '/{lang}/site/pages/{name}',
  audience: 'public',
  effect: 'read',
  limit: readLimit,
  input: z.object({ name: z.string().check(z.regex(/^[a-z][a-zA-Z0-9]{0,63}$/)) }),
  output: answer(composedPage),
  errors: ['invalidInput', 'notFound'],
});
