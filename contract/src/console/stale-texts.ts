/** The queue of translated texts whose Chinese source has changed since they were checked. */
import { instant, locale } from '../fields.ts';
import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { contentRef, titles } from './content-items.ts';
import { contentReaders } from './content-rights.ts';
import { staffLimit } from './limits.ts';

/** How many texts the queue lists. Those behind them move up as it is worked off. */
export const maxStaleTexts = 100;

const staleText = z.object({
  ...contentRef,
  titles,
  locale,
  /** Its path in the body. */
  field: z.string(),
  /** When the Chinese text changed first. */
  since: z.nullable(instant),
  /** Whether the change of the Chinese text is one of its numbers. */
  hasOtherNumbers: z.boolean(),
});

export type StaleText = z.infer<typeof staleText>;

export const listStaleTexts = defineEndpoint({
  name: 'listStaleTexts',
  summary: 'Stale texts that the caller may correct, one by one; those that wait longest come first',
  method: 'GET',
  path: '/{lang}/console/translations/stale',
  audience: { any: contentReaders },
  effect: 'read',
  limit: staffLimit,
  input: z.object({ locale: z.optional(locale) }),
  output: z.object({
    content: z.array(staleText),
    /** Also those that are not listed. */
    totalElements: z.int(),
  }),
  errors: ['invalidInput'],
});
