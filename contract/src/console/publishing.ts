/** Drafts and publication of content in three languages. */
import { dataResponse, instant, locale, pagedResponse, version } from '../fields.ts';
import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { byLocale } from '../locales.ts';
import {
  body,
  contentFilter,
  contentItem,
  contentRow,
  id,
  contentRef,
  kind,
  publishingBounds,
  resolution,
  saved,
  saveLimit,
  someLocales,
  stateCounts,
} from './content-items.ts';
import { contentEditors, contentPublishers, contentReaders } from './content-rights.ts';
import { staffLimit } from './limits.ts';

export const listContent = defineEndpoint({
  name: 'listContent',
  summary: 'One page of the items of a kind, with the state of each language',
  method: 'GET',
  path: '/{lang}/console/content/{kind}',
  audience: { any: contentReaders },
  effect: 'read',
  limit: staffLimit,
  input: z.object({
    kind,
    group: z.optional(z.string().check(z.maxLength(100))),
    sort: z._default(z.enum(['updated', 'title', 'date', 'position']), 'updated'),
    order: z.optional(z.enum(['ascending', 'descending'])),
    ...contentFilter,
  }),
  output: z.extend(pagedResponse(contentRow), {
    counts: stateCounts,
    /** Items of each group under the other filters. */
    groups: z.record(z.string(), z.int()),
    /** `publish` and `withdraw` of some items at once; a record is never published by itself. */
    abilities: z.object({
      create: z.boolean(),
      reorder: z.boolean(),
      publish: z.boolean(),
      withdraw: z.boolean(),
    }),
  }),
  errors: ['invalidInput', 'forbidden'],
});

export const listTranslations = defineEndpoint({
  name: 'listTranslations',
  summary: 'Items of all kinds with the state of each language; those that wait longest come first',
  method: 'GET',
  path: '/{lang}/console/translations',
  audience: { any: contentReaders },
  effect: 'read',
  limit: staffLimit,
  input: z.object({ kind: z.optional(kind), ...contentFilter }),
  output: z.extend(pagedResponse(contentRow), {
    counts: stateCounts,
    /** Items in each state by language, under the kind and text of the filter. */
    coverage: z.object(byLocale(() => stateCounts)),
  }),
  errors: ['invalidInput'],
});

export const getContent = defineEndpoint({
  name: 'getContent',
  summary: 'An item for editing: its draft, the state of each language, and what the caller may do',
  method: 'GET',
  path: '/{lang}/console/content/{kind}/{id}',
  audience: { any: contentReaders },
  effect: 'read',
  limit: staffLimit,
  input: z.object(contentRef),
  output: dataResponse(contentItem),
  errors: ['invalidInput', 'forbidden', 'notFound'],
});

export const createContent = defineEndpoint({
  name: 'createContent',
  summary: 'Creates an item with a first draft; a record takes effect at once',
  method: 'POST',
  path: '/{lang}/console/content/{kind}',
  audience: { any: contentEditors },
  effect: 'write',
  limit: saveLimit,
  input: z.object({ kind, body }),
  output: dataResponse(saved),
  errors: ['invalidInput', 'forbidden', 'payloadTooLarge'],
});

export const saveContent = defineEndpoint({
  name: 'saveContent',
  summary: 'Saves a draft; merges fields that only one person changed. A record takes effect at once',
  method: 'POST',
  path: '/{lang}/console/content/{kind}/{id}/save',
  audience: { any: contentEditors },
  effect: 'write',
  limit: saveLimit,
  input: z.object({ ...contentRef, version, body, resolution: z.optional(resolution) }),
  output: dataResponse(saved),
  errors: ['invalidInput', 'forbidden', 'notFound', 'fieldsForbidden', 'versionConflict', 'payloadTooLarge'],
});

export const deleteContent = defineEndpoint({
  name: 'deleteContent',
  summary: 'Deletes an item that was never published',
  method: 'POST',
  path: '/{lang}/console/content/{kind}/{id}/delete',
  audience: { any: contentEditors },
  effect: 'write',
  limit: staffLimit,
  input: z.object({ ...contentRef, version }),
  output: z.object({}),
  errors: ['invalidInput', 'forbidden', 'notFound', 'versionConflict', 'wasPublished'],
});

export const publishContent = defineEndpoint({
  name: 'publishContent',
  summary: 'Publishes the draft in some languages together, now or at a time',
  method: 'POST',
  path: '/{lang}/console/content/{kind}/{id}/publish',
  audience: { any: contentPublishers },
  effect: 'write',
  limit: staffLimit,
  input: z.object({
    ...contentRef,
    version,
    locales: someLocales,
    /** Now if it is missing. */
    at: z.optional(instant),
    /** When it is withdrawn; never if it is missing. */
    until: z.optional(instant),
  }),
  output: dataResponse(contentItem),
  errors: ['invalidInput', 'forbidden', 'notFound', 'versionConflict', 'notPublishable', 'confirmationRequired'],
});

const someLanguages = z.object({ ...contentRef, locales: someLocales });

export const cancelSchedule = defineEndpoint({
  name: 'cancelSchedule',
  summary: 'Removes the times at which languages go live and are withdrawn',
  method: 'POST',
  path: '/{lang}/console/content/{kind}/{id}/cancel-schedule',
  audience: { any: contentPublishers },
  effect: 'write',
  limit: staffLimit,
  input: someLanguages,
  output: dataResponse(contentItem),
  errors: ['invalidInput', 'forbidden', 'notFound', 'stateConflict'],
});

export const withdrawContent = defineEndpoint({
  name: 'withdrawContent',
  summary: 'Takes languages of an item off the site',
  method: 'POST',
  path: '/{lang}/console/content/{kind}/{id}/withdraw',
  audience: { any: contentPublishers },
  effect: 'write',
  limit: staffLimit,
  input: someLanguages,
  output: dataResponse(contentItem),
  errors: ['invalidInput', 'forbidden', 'notFound', 'stateConflict', 'confirmationRequired', 'isReferenced'],
});

export const undoWithdrawal = defineEndpoint({
  name: 'undoWithdrawal',
  summary: 'Puts withdrawn languages back on the site as they were',
  method: 'POST',
  path: '/{lang}/console/content/{kind}/{id}/undo-withdrawal',
  audience: { any: contentPublishers },
  effect: 'write',
  limit: staffLimit,
  input: someLanguages,
  output: dataResponse(contentItem),
  errors: ['invalidInput', 'forbidden', 'notFound', 'stateConflict', 'confirmationRequired'],
});

export const confirmTranslation = defineEndpoint({
  name: 'confirmTranslation',
  summary: 'Marks stale fields of a translation as still right',
  method: 'POST',
  path: '/{lang}/console/content/{kind}/{id}/confirm-translation',
  audience: { any: contentEditors },
  effect: 'write',
  limit: staffLimit,
  input: z.object({
    ...contentRef,
    version,
    locale,
    /** All stale fields if it is missing. */
    fields: z.optional(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(1000))),
    /** Figures that differ from those of the Chinese text are meant to differ. */
    figuresDifferDeliberately: z._default(z.boolean(), false),
  }),
  output: dataResponse(contentItem),
  errors: ['invalidInput', 'forbidden', 'notFound', 'versionConflict', 'figuresDiffer'],
});

export const reorderContent = defineEndpoint({
  name: 'reorderContent',
  summary: 'Arranges items of a kind, or the whole of its tree; takes effect at once',
  method: 'POST',
  path: '/{lang}/console/content/{kind}/reorder',
  audience: { any: ['content:article:publish', 'content:record:edit'] },
  effect: 'write',
  limit: staffLimit,
  input: z.object({
    kind,
    /** They exchange their positions among themselves; other items keep theirs. */
    ids: z.array(id).check(z.minLength(2), z.maxLength(publishingBounds.listItems)),
    /** The items that get another parent, in the order of the new tree; null is the top. */
    moved: z._default(
      z.array(z.object({ id, parent: z.nullable(id) })).check(z.maxLength(publishingBounds.listItems)),
      [],
    ),
  }),
  output: z.object({}),
  errors: ['invalidInput', 'forbidden', 'notFound', 'notPublishable'],
});
