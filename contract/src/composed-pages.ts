import { z } from 'zod/mini';
import { block } from './blocks.ts';
import { defineEndpoint, readLimit } from './endpoint.ts';
import { answer, languages } from './fields.ts';
import { picture } from './picture.ts';

/** A part of a page with an address of its own: `name` is what `?name` or a tab asks for. `lead` may be empty. */
const section = z.object({ name: z.string(), title: z.string(), lead: z.string(), blocks: z.array(block) });

export type ComposedSection = z.infer<typeof section>;

const composedPage = z.object({
  name: z.string(),
  version: z.string(),
  title: z.string(),
  lead: z.string(),
  /** Stands across the page's head; null for none. */
  picture: z.nullable(picture),
  sections: z.array(section),
  languages,
});

export type ComposedPage = z.infer<typeof composedPage>;

export const getComposedPage = defineEndpoint({
  name: 'getComposedPage',
  summary: 'A page composed of sections and blocks, by its name',
  method: 'GET',
  path: '/{lang}/site/pages/{name}',
  audience: 'public',
  effect: 'read',
  limit: readLimit,
  input: z.object({ name: z.string().check(z.regex(/^[a-z][a-zA-Z0-9]{0,63}$/)) }),
  output: answer(composedPage),
  errors: ['invalidInput', 'notFound'],
});
