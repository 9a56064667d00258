/** Publishing, withdrawing and putting back languages of several items at once. */
import { z } from 'zod/mini';
import { defineEndpoint, type Limit } from '../endpoint.ts';
import { dataResponse, instant, locale, version } from '../fields.ts';
import { staffLimit } from './limits.ts';
import { id, kind, type LanguageState, publishingBounds, someLocales, titles } from './content-items.ts';
import { contentPublishers } from './content-rights.ts';

export const bulkActions = ['publish', 'withdraw', 'undoWithdrawal'] as const;

export type BulkAction = (typeof bulkActions)[number];

type LanguageFacts = { state: LanguageState; hasNewerDraft: boolean };

const appliesTo: Record<BulkAction, (language: LanguageFacts) => boolean> = {
  publish: ({ state, hasNewerDraft }) => (state === 'live' ? hasNewerDraft : state !== 'missing'),
  withdraw: ({ state }) => state === 'live',
  undoWithdrawal: ({ state }) => state === 'withdrawn',
};

/** Whether an action changes a language in this state. The other languages of an item are left as they are. */
export function bulkActionApplies(action: BulkAction, language: LanguageFacts): boolean {
  return appliesTo[action](language);
}

/** Of an item that was not changed; the others of the same request were. */
const bulkProblem = z.object({
  code: z.enum([
    'notFound',
    'versionConflict',
    'stateConflict',
    'notPublishable',
    'isReferenced',
    'forbidden',
    /** None of the chosen languages is in a state that the action changes. */
    'nothingToChange',
  ]),
  /** What has to be corrected before it can be published. */
  fields: z.array(z.object({ field: z.string(), locale: z.nullable(locale) })),
});

const bulkResult = z.object({
  id,
  /** Empty where it is not written. */
  titles,
  /** The languages that were changed; none if there is a problem. */
  changed: z.array(locale),
  /** Chosen languages that cannot be published because nothing is written in them. */
  missing: z.array(locale),
  problem: z.nullable(bulkProblem),
});

export type BulkResult = z.infer<typeof bulkResult>;

const output = dataResponse(
  z.object({
    results: z.array(bulkResult),
    /** What `undoBulkChange` takes, for an hour and from the same account; null if nothing was changed. */
    undo: z.nullable(z.string()),
  }),
);

/** It holds what the items were before. */
const undoCharacters = 300_000;

const undoLimit: Limit = { ...staffLimit, bodyBytes: undoCharacters + 1024 };

export const changeContentInBulk = defineEndpoint({
  name: 'changeContentInBulk',
  summary: 'Publishes, withdraws or puts back languages of several items; tells for each what was done, or why not',
  method: 'POST',
  path: '/{lang}/console/content/{kind}/bulk-change',
  audience: { any: contentPublishers },
  effect: 'write',
  limit: staffLimit,
  input: z.object({
    kind,
    action: z.enum(bulkActions),
    /** `version` is the one that the caller has seen. */
    items: z.array(z.object({ id, version })).check(z.minLength(1), z.maxLength(publishingBounds.bulkItems)),
    locales: someLocales,
    /** Of a publication. Now if it is missing. */
    at: z.optional(instant),
    /** When they are withdrawn. If it is missing, a language keeps an end that is planned for it after its beginning. */
    until: z.optional(instant),
  }),
  output,
  errors: ['invalidInput', 'forbidden', 'confirmationRequired'],
});

export const undoBulkChange = defineEndpoint({
  name: 'undoBulkChange',
  summary: 'Puts the items of a bulk change back as they were, except those that somebody has changed since',
  method: 'POST',
  path: '/{lang}/console/content/{kind}/undo-bulk-change',
  audience: { any: contentPublishers },
  effect: 'write',
  limit: undoLimit,
  input: z.object({ kind, undo: z.string().check(z.maxLength(undoCharacters)) }),
  output,
  errors: ['invalidInput', 'forbidden', 'confirmationRequired', 'undoExpired'],
});
