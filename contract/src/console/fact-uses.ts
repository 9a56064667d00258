/** Where content quotes the group's facts. */
import { locale } from '../fields.ts';
import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { factName } from '../settings.ts';
import { contentRef, titles } from './content-items.ts';
import { articleReaders } from './content-rights.ts';
import { staffLimit } from './limits.ts';

const quotation = z.object({
  locale,
  /** The words around the fact. Facts are placeholders, such as `{fushunAreaMu}`. */
  text: z.string(),
  /** Whether visitors read it: their page changes as soon as the fact is saved. */
  isLive: z.boolean(),
});

/** A field of an item that quotes a fact. */
const factUse = z.object({
  fact: factName,
  ...contentRef,
  titles,
  /** Its path: `sections/k3f9/title`. */
  field: z.string(),
  quotations: z.array(quotation),
});

export type FactUse = z.infer<typeof factUse>;

export const listFactUses = defineEndpoint({
  name: 'listFactUses',
  summary: 'The fields that quote each fact, in drafts and on the site, of the kinds that the caller may read',
  method: 'GET',
  path: '/{lang}/console/fact-uses',
  audience: { any: articleReaders },
  effect: 'read',
  limit: staffLimit,
  input: z.object({}),
  output: z.object({ content: z.array(factUse) }),
  errors: [],
});
