/** Texts that staff insert into answers of the inbox. They know nothing of a visitor. */
import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse, hasVisibleText, rowId, version, visibleLength } from '../fields.ts';
import { byLocale, defaultLocale, localeNames } from '../locales.ts';
import { inboxKinds, inboxRights } from './inbox.ts';
import { staffLimit } from './limits.ts';

export const answerTemplateBounds = { templates: 200, nameLength: 60, textLength: 2000 } as const;

const kind = z.enum(inboxKinds);

const writers = inboxKinds.map((name) => inboxRights[name].answer);

const name = z.pipe(
  z.string().check(z.maxLength(answerTemplateBounds.nameLength, 'tooLong'), z.refine(hasVisibleText, 'required')),
  z.transform((text) => text.trim()),
);

const text = z.pipe(
  z.string().check(z.refine((typed) => visibleLength(typed) <= answerTemplateBounds.textLength, 'tooLong')),
  z.transform((typed) => typed.trim()),
);

/** Empty in a language in which it is not offered. */
const texts = z.object(byLocale(() => text)).check(
  z.refine((written) => localeNames.some((locale) => hasVisibleText(written[locale])), {
    error: 'required',
    path: [defaultLocale],
  }),
);

const answerTemplate = z.object({
  id: z.int(),
  version: z.int(),
  kind,
  name: z.string(),
  texts: z.object(byLocale(() => z.string())),
});

export type AnswerTemplate = z.infer<typeof answerTemplate>;

export const listAnswerTemplates = defineEndpoint({
  name: 'listAnswerTemplates',
  summary: 'The templates of answers of the kinds that the caller may answer, by name',
  method: 'GET',
  path: '/{lang}/console/answer-templates/list',
  audience: { any: writers },
  effect: 'read',
  limit: staffLimit,
  input: z.object({}),
  output: dataResponse(z.array(answerTemplate)),
  errors: [],
});

export const createAnswerTemplate = defineEndpoint({
  name: 'createAnswerTemplate',
  summary: 'Adds a template of answers',
  method: 'POST',
  path: '/{lang}/console/answer-templates/create',
  audience: { any: writers },
  effect: 'write',
  limit: staffLimit,
  input: z.object({ kind, name, texts }),
  output: z.object({}),
  errors: ['invalidInput', 'forbidden', 'tooManyAnswerTemplates'],
});

export const saveAnswerTemplate = defineEndpoint({
  name: 'saveAnswerTemplate',
  summary: 'Changes a template of answers; refused if somebody has changed it since',
  method: 'POST',
  path: '/{lang}/console/answer-templates/save',
  audience: { any: writers },
  effect: 'write',
  limit: staffLimit,
  input: z.object({ id: rowId, version, name, texts }),
  output: z.object({}),
  errors: ['invalidInput', 'forbidden', 'notFound', 'versionConflict'],
});

export const deleteAnswerTemplate = defineEndpoint({
  name: 'deleteAnswerTemplate',
  summary: 'Deletes a template of answers; refused if somebody has changed it since',
  method: 'POST',
  path: '/{lang}/console/answer-templates/delete',
  audience: { any: writers },
  effect: 'write',
  limit: staffLimit,
  input: z.object({ id: rowId, version }),
  output: z.object({}),
  errors: ['invalidInput', 'forbidden', 'notFound', 'versionConflict'],
});
