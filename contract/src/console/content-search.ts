/** One search over the content of all kinds, for whoever jumps to an item by its name. */
import { z } from 'zod/mini';
import { hasVisibleText } from '../fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import { staffLimit } from './limits.ts';
import { id, kind, titles } from './content-items.ts';
import { contentReaders } from './content-rights.ts';

/** The longest list of results. Whoever needs more narrows the search, or opens the list of a kind. */
export const maxFoundItems = 12;

const foundItem = z.object({ kind, id, titles, code: z.nullable(z.string()), group: z.nullable(z.string()) });

export type FoundItem = z.infer<typeof foundItem>;

export const searchContent = defineEndpoint({
  name: 'searchContent',
  summary:
    'The items of all kinds that the caller may read whose titles, in any language, or whose number have all the words',
  method: 'GET',
  path: '/{lang}/console/content-search',
  audience: { any: contentReaders },
  effect: 'read',
  limit: staffLimit,
  input: z.object({ text: z.string().check(z.maxLength(100), z.refine(hasVisibleText)) }),
  output: z.object({
    content: z.array(foundItem).check(z.maxLength(maxFoundItems)),
    /** Also those that are not listed. */
    totalElements: z.int(),
  }),
  errors: ['invalidInput'],
});
