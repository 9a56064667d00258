/** Drafts, revisions and publication of content in three languages. */
import { z } from 'zod/mini';
import { defineEndpoint, type Limit } from '../endpoint.ts';
import { pageRequest } from '../fields.ts';
import { byLocale, defaultLocale, type Locale, localeNames } from '../locales.ts';
import { contentKindNames } from './content-kinds.ts';
import { staffLimit } from './limits.ts';
import type { Permission } from './permissions.ts';

/** What staff see of a language of an item. `stale` and `hasNewerDraft` come on top of any state. */
export const languageStates = ['missing', 'draft', 'scheduled', 'live', 'withdrawn'] as const;

export type LanguageState = (typeof languageStates)[number];

/** Filters of lists: a state, or a mark on top of it. `work` is everything that waits for somebody. */
export const stateFilters = [...languageStates, 'stale', 'newerDraft', 'work'] as const;

export type StateFilter = (typeof stateFilters)[number];

/** Bounds of what staff can make grow. */
export const publishingBounds = {
  /** Of a draft as JSON. */
  draftBytes: 512 * 1024,
  textCharacters: 200_000,
  listItems: 500,
  /** Older revisions are removed, except those that are or were live, of which the same number is kept. */
  revisions: 100,
  /** A preview link cannot be revoked, so it is short-lived. */
  previewMinutes: 7 * 24 * 60,
  scheduleDays: 366,
  /** Of one bulk change. */
  bulkItems: 100,
  /** How long a bulk change can be undone. */
  undoMinutes: 60,
} as const;

/** An instant with its offset from UTC: `2026-11-25T01:00:00Z`, `2026-11-25T09:00:00+08:00`. */
export const instant = z.iso.datetime({ offset: true });

export const kind = z.enum(contentKindNames);
/** A number, or a name such as `privacy`. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9]{1,64}$/));
export const locale = z.enum(localeNames);
export const someLocales = z.array(locale).check(z.minLength(1), z.maxLength(localeNames.length));
const item = { kind, id };
/** The number of the newest revision, which the browser has read. */
export const version = z.int().check(z.minimum(1));

/**
 * A field by its path, with the language of a text. Objects in lists are named by their `rowKey`:
 * `sections/k3f9/title`.
 */
const fieldReference = z.object({ field: z.string(), locale: z.nullable(locale) });

export type FieldReference = z.infer<typeof fieldReference>;

/**
 * Validated by the kind's definition on the server: texts as `{cn, en, ru}`. Each object in a list has a `rowKey`,
 * which the server assigns if it is missing and which must be sent back.
 */
const body = z.record(z.string(), z.unknown());

const languageSummary = z.object({
  state: z.enum(languageStates),
  stale: z.boolean(),
  /** The saved draft differs from what is live, or from what is scheduled. */
  hasNewerDraft: z.boolean(),
  /** Since when it is live or withdrawn. */
  since: z.nullable(instant),
  goLiveAt: z.nullable(instant),
  withdrawAt: z.nullable(instant),
  /** Fields whose Chinese source has changed since the translation was checked. */
  staleFields: z.array(z.string()),
  /** When the first of them changed. */
  staleSince: z.nullable(instant),
});

export type LanguageSummary = z.infer<typeof languageSummary>;

/** Empty where it is not written. */
export const titles = z.object(byLocale(() => z.string()));

const contentRow = z.object({
  ...item,
  titles,
  group: z.nullable(z.string()),
  position: z.nullable(z.int()),
  date: z.nullable(instant),
  version,
  updatedAt: instant,
  updatedBy: z.nullable(z.string()),
  languages: z.object(byLocale(() => languageSummary)),
});

export type ContentRow = z.infer<typeof contentRow>;

/** How many items each filter would list. */
const stateCounts = z.object({
  all: z.int(),
  missing: z.int(),
  draft: z.int(),
  scheduled: z.int(),
  live: z.int(),
  withdrawn: z.int(),
  stale: z.int(),
  newerDraft: z.int(),
  work: z.int(),
});

const contentFilter = {
  /** Only items in this state in `locale`, or in any language. */
  state: z.optional(z.enum(stateFilters)),
  locale: z.optional(locale),
  /** In the titles of all languages, or the id. */
  text: z.optional(z.string().check(z.maxLength(100))),
  ...pageRequest,
};

const fieldValue = z.object({ ...fieldReference.shape, value: z.unknown() });

const staleField = z.object({
  field: z.string(),
  /** The Chinese text that the translation was checked against, and the present one. */
  before: z.unknown(),
  after: z.unknown(),
  changedAt: z.nullable(instant),
});

export const problem = z.object({ ...fieldReference.shape, code: z.string() });

/** Why something cannot be published: fields that are empty or invalid. */
export type PublishingProblem = z.infer<typeof problem>;

const languageAbilities = z.object({
  edit: z.boolean(),
  publish: z.boolean(),
  withdraw: z.boolean(),
  undoWithdrawal: z.boolean(),
  cancelSchedule: z.boolean(),
  confirmTranslation: z.boolean(),
});

const languageDetail = z.object({
  ...languageSummary.shape,
  liveRevision: z.nullable(z.int()),
  scheduledRevision: z.nullable(z.int()),
  staleTexts: z.array(staleField),
  /** What has to be corrected before this language can be published. */
  problems: z.array(problem),
  abilities: languageAbilities,
});

export type LanguageDetail = z.infer<typeof languageDetail>;

const contentItem = z.object({
  ...item,
  version,
  body,
  position: z.nullable(z.int()),
  updatedAt: instant,
  updatedBy: z.nullable(z.string()),
  /** Pages of the site that show the item, without the language. */
  paths: z.array(z.string()),
  languages: z.object(byLocale(() => languageDetail)),
  abilities: z.object({
    /** Whether shared fields and Chinese texts may be changed. */
    edit: z.boolean(),
    /** Whether the item was never published and may be deleted. */
    delete: z.boolean(),
    restore: z.boolean(),
    preview: z.boolean(),
    reorder: z.boolean(),
  }),
});

export type ContentItem = z.infer<typeof contentItem>;

/**
 * The response to a save on an older version has it as `conflict`, beside `error: "versionConflict"`. Fields that only
 * one person changed are merged by the server. To resolve, save the same again with a `resolution`.
 */
export const versionConflict = z.object({
  version,
  changedBy: z.nullable(z.string()),
  changedAt: instant,
  /** Fields that both changed, and differently. A missing value is null. */
  fields: z.array(z.object({ ...fieldReference.shape, before: z.unknown(), mine: z.unknown(), theirs: z.unknown() })),
  /** Fields that only the other person changed. */
  theirs: z.array(fieldValue),
});

export type VersionConflict = z.infer<typeof versionConflict>;

/** How a conflict is decided: it counts as long as nobody saves after `version`, which the conflict has named. */
const resolution = z.object({
  version,
  /** Fields in which the other person's value counts. In the others it is the sender's. */
  theirs: z.array(fieldReference).check(z.maxLength(publishingBounds.listItems)),
});

export type Resolution = z.infer<typeof resolution>;

const saved = z.object({
  ...item,
  version,
  /** As it was saved: sanitized, and merged with what others have changed meanwhile. */
  body,
  /** Fields taken over from another person's save. */
  merged: z.array(fieldReference),
});

const revision = z.object({
  number: z.int(),
  madeAt: instant,
  /** Null for the system. */
  madeBy: z.nullable(z.string()),
  reason: z.enum(['save', 'restore', 'import']),
  /** Languages in which it has been published, and those in which it is on the site now. */
  madeLive: z.array(locale),
  isLive: z.array(locale),
  changed: z.array(fieldReference),
});

export type Revision = z.infer<typeof revision>;

export const fieldDifference = z.object({ ...fieldReference.shape, before: z.unknown(), after: z.unknown() });

export type FieldDifference = z.infer<typeof fieldDifference>;

/** Whoever holds one of these may see drafts. */
export const contentReaders: readonly Permission[] = [
  'content:article:read',
  'content:article:edit',
  'content:article:translate',
  'content:article:publish',
  'content:record:edit',
  'content:record:translate',
  'content:legal:publish',
];
/** What the caller may do with the kind and the language is checked again for each item. */
const write: Permission[] = [
  'content:article:edit',
  'content:article:translate',
  'content:record:edit',
  'content:record:translate',
];
export const contentPublishers: Permission[] = [
  'content:article:publish',
  'content:legal:publish',
  'content:record:edit',
];

const saveLimit: Limit = { ...staffLimit, bodyBytes: 2 * publishingBounds.draftBytes };

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
  output: z.object({
    content: z.array(contentRow),
    totalElements: z.int(),
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
  output: z.object({
    content: z.array(contentRow),
    totalElements: z.int(),
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
  input: z.object(item),
  output: z.object({ data: contentItem }),
  errors: ['invalidInput', 'forbidden', 'notFound'],
});

export const createContent = defineEndpoint({
  name: 'createContent',
  summary: 'Creates an item with a first draft; a record takes effect at once',
  method: 'POST',
  path: '/{lang}/console/content/{kind}',
  audience: { any: write },
  effect: 'write',
  limit: saveLimit,
  input: z.object({ kind, body }),
  output: z.object({ data: saved }),
  errors: ['invalidInput', 'forbidden', 'payloadTooLarge'],
});

export const saveContent = defineEndpoint({
  name: 'saveContent',
  summary: 'Saves a draft; merges fields that only one person changed. A record takes effect at once',
  method: 'POST',
  path: '/{lang}/console/content/{kind}/{id}/save',
  audience: { any: write },
  effect: 'write',
  limit: saveLimit,
  input: z.object({ ...item, version, body, resolution: z.optional(resolution) }),
  output: z.object({ data: saved }),
  errors: ['invalidInput', 'forbidden', 'notFound', 'fieldsForbidden', 'versionConflict', 'payloadTooLarge'],
});

export const deleteContent = defineEndpoint({
  name: 'deleteContent',
  summary: 'Deletes an item that was never published',
  method: 'POST',
  path: '/{lang}/console/content/{kind}/{id}/delete',
  audience: { any: write },
  effect: 'write',
  limit: staffLimit,
  input: z.object({ ...item, version }),
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
    ...item,
    version,
    locales: someLocales,
    /** Now if it is missing. */
    at: z.optional(instant),
    /** When it is withdrawn; never if it is missing. */
    until: z.optional(instant),
  }),
  output: z.object({ data: contentItem }),
  errors: ['invalidInput', 'forbidden', 'notFound', 'versionConflict', 'notPublishable', 'confirmationRequired'],
});

const someLanguages = z.object({ ...item, locales: someLocales });

export const cancelSchedule = defineEndpoint({
  name: 'cancelSchedule',
  summary: 'Removes the times at which languages go live and are withdrawn',
  method: 'POST',
  path: '/{lang}/console/content/{kind}/{id}/cancel-schedule',
  audience: { any: contentPublishers },
  effect: 'write',
  limit: staffLimit,
  input: someLanguages,
  output: z.object({ data: contentItem }),
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
  output: z.object({ data: contentItem }),
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
  output: z.object({ data: contentItem }),
  errors: ['invalidInput', 'forbidden', 'notFound', 'stateConflict', 'confirmationRequired'],
});

export const confirmTranslation = defineEndpoint({
  name: 'confirmTranslation',
  summary: 'Marks stale fields of a translation as still right',
  method: 'POST',
  path: '/{lang}/console/content/{kind}/{id}/confirm-translation',
  audience: { any: write },
  effect: 'write',
  limit: staffLimit,
  input: z.object({
    ...item,
    version,
    locale,
    /** All stale fields if it is missing. */
    fields: z.optional(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(1000))),
  }),
  output: z.object({ data: contentItem }),
  errors: ['invalidInput', 'forbidden', 'notFound', 'versionConflict'],
});

export const listRevisions = defineEndpoint({
  name: 'listRevisions',
  summary: 'The revisions of an item, newest first',
  method: 'GET',
  path: '/{lang}/console/content/{kind}/{id}/revisions',
  audience: { any: contentReaders },
  effect: 'read',
  limit: staffLimit,
  input: z.object({ ...item, ...pageRequest }),
  output: z.object({ content: z.array(revision), totalElements: z.int() }),
  errors: ['invalidInput', 'forbidden', 'notFound'],
});

/** Of a query, which has texts. */
const revisionNumber = z.pipe(
  z.union([z.int(), z.pipe(z.string().check(z.regex(/^[0-9]{1,9}$/, 'wrongType')), z.transform(Number))]),
  z.int().check(z.minimum(1)),
);

export const compareRevisions = defineEndpoint({
  name: 'compareRevisions',
  summary: 'The fields in which two revisions differ, and the number of equal ones',
  method: 'GET',
  path: '/{lang}/console/content/{kind}/{id}/compare',
  audience: { any: contentReaders },
  effect: 'read',
  limit: staffLimit,
  input: z.object({ ...item, before: revisionNumber, after: revisionNumber }),
  output: z.object({ fields: z.array(fieldDifference), equalFields: z.int() }),
  errors: ['invalidInput', 'forbidden', 'notFound'],
});

export const restoreRevision = defineEndpoint({
  name: 'restoreRevision',
  summary: 'Makes an old revision the new draft; the site stays as it is until the draft is published',
  method: 'POST',
  path: '/{lang}/console/content/{kind}/{id}/restore',
  audience: { any: write },
  effect: 'write',
  limit: staffLimit,
  input: z.object({ ...item, version, number: version }),
  output: z.object({ data: saved }),
  errors: ['invalidInput', 'forbidden', 'fieldsForbidden', 'notFound', 'versionConflict'],
});

export const createPreviewLink = defineEndpoint({
  name: 'createPreviewLink',
  summary: 'Creates a link that shows a revision as the site would, to anybody who has it, until it expires',
  method: 'POST',
  path: '/{lang}/console/content/{kind}/{id}/preview-link',
  audience: { any: contentReaders },
  effect: 'issue',
  limit: staffLimit,
  input: z.object({
    ...item,
    /** The revision; the newest one if it is missing. */
    number: z.optional(version),
    locale,
    /** One of the item's paths; the first one if it is missing. */
    path: z.optional(z.string().check(z.maxLength(200))),
    minutes: z.int().check(z.minimum(1), z.maximum(publishingBounds.previewMinutes)),
  }),
  /** `address` begins with the language: `/en/news/detail/7?preview=…`. */
  output: z.object({ address: z.string(), expiresAt: instant }),
  errors: ['invalidInput', 'forbidden', 'notFound', 'notPublishable'],
});

export const previewDraft = defineEndpoint({
  name: 'previewDraft',
  summary:
    'Makes an address that shows an unsaved draft to its editor as the site would, for an hour. It saves nothing',
  method: 'POST',
  path: '/{lang}/console/content/{kind}/{id}/preview-draft',
  audience: { any: contentReaders },
  effect: 'write',
  limit: saveLimit,
  input: z.object({ ...item, locale, body }),
  /** As in `createPreviewLink`. The next draft of the same editor and item replaces this one. */
  output: z.object({ address: z.string() }),
  errors: ['invalidInput', 'forbidden', 'notFound', 'notPublishable', 'payloadTooLarge'],
});

export const reorderContent = defineEndpoint({
  name: 'reorderContent',
  summary: 'Arranges items of a kind; takes effect at once',
  method: 'POST',
  path: '/{lang}/console/content/{kind}/reorder',
  audience: { any: ['content:article:publish', 'content:record:edit'] },
  effect: 'write',
  limit: staffLimit,
  /** They share out the places that they have now among themselves; other items stay where they are. */
  input: z.object({ kind, ids: z.array(id).check(z.minLength(2), z.maxLength(publishingBounds.listItems)) }),
  output: z.object({}),
  errors: ['invalidInput', 'forbidden', 'notFound'],
});

/** The parameter of a page's URL that shows a revision instead of what is published. */
export const previewParameter = 'preview';

export const translatedLocales: readonly Locale[] = localeNames.filter((name) => name !== defaultLocale);
