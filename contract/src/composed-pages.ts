import { z } from 'zod/mini';
import { block } from './blocks.ts';
import { camelCaseName, contentField, shapeOf } from './content-fields.ts';
import { defineEndpoint, readLimit } from './endpoint.ts';
import { localizedResponse, languages } from './fields.ts';

/**
 * A part of a page with its own URL: `?name` or a tab selects it. `label` names its subject in a word, beside its
 * number. `label` and `lead` may be empty. On a page of tabs a section begins a tab or continues the one before it;
 * other pages ignore `continuesTab`.
 */
const section = contentField.object({
  name: contentField.string(camelCaseName),
  continuesTab: contentField.booleanDefaultFalse(),
  label: contentField.optionalText(),
  title: contentField.text(),
  lead: contentField.optionalText(),
  blocks: contentField.list(block),
});

export type ComposedSection = z.infer<typeof section.wire>;

const pageFields = {
  /** The page's name in `urls/paths.ts`. */
  name: contentField.string(camelCaseName),
  /** Changes with the text: submissions store the version that the visitor agreed to. */
  version: contentField.line(),
  title: contentField.text(),
  lead: contentField.text(),
  /** Header picture; null for none. */
  picture: contentField.optionalPictureName(),
  sections: contentField.list(section),
};

export const page = contentField.object(pageFields);

export type StoredPage = z.infer<typeof page.stored>;

const composedPage = z.extend(z.object(shapeOf('wire', pageFields)), {
  languages,
  /** The sentence beside consent boxes, in the form of `submissions/consent.ts`; empty for the standard one. */
  consent: z.string(),
});

export type ComposedPage = z.infer<typeof composedPage>;

export const getComposedPage = defineEndpoint({
  name: 'getComposedPage',
  summary: 'A page composed of sections and blocks, by its name',
  method: 'GET',
  path: '/{lang}/site/pages/{name}',
  audience: 'public',
  effect: 'read',
  isCached: true,
  limit: readLimit,
  input: z.object({ name: z.string().check(z.regex(/^[a-z][a-zA-Z0-9]{0,63}$/)) }),
  output: localizedResponse(composedPage),
  errors: ['invalidInput', 'notFound'],
});
