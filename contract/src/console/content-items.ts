/** Items of content as staff see them: fields, states of languages, drafts and revisions. */
import { z } from 'zod/mini';
import type { Limit } from '../endpoint.ts';
import { fileUrl, instant, locale, pageRequest, version } from '../fields.ts';
import { byLocale, defaultLocale, type Locale, localeNames } from '../locales.ts';
import { picture } from '../media/picture.ts';
import { contentKindNames } from './content-kinds.ts';
import { staffLimit } from './limits.ts';

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
  /** A change that has not happened so long after its time has failed. The timer tries it again. */
  overdueMinutes: 5,
  /** Of one bulk change. */
  bulkItems: 100,
  /** How long a bulk change can be undone. */
  undoMinutes: 60,
  /** Of one error; there may be more. */
  reportedFields: 50,
} as const;

export const kind = z.enum(contentKindNames);
/** A number, or a name such as `privacy`. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9]{1,64}$/));
export const someLocales = z.array(locale).check(z.minLength(1), z.maxLength(localeNames.length));
/** Names an item. */
export const contentRef = { kind, id };

export type ContentRef = z.infer<z.ZodMiniObject<typeof contentRef>>;

/**
 * A field by its path, with the language of a text. Objects in lists are named by their `rowKey`:
 * `sections/k3f9/title`.
 */
export const fieldReference = z.object({ field: z.string(), locale: z.nullable(locale) });

export type FieldReference = z.infer<typeof fieldReference>;

/**
 * Validated by the kind's definition on the server: texts as `{cn, en, ru}`. Each object in a list has a `rowKey`,
 * which the server assigns if it is missing and which must be sent back.
 */
export const body = z.record(z.string(), z.unknown());

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

/** The smallest size of a picture, and the point that cropping keeps visible. */
const thumbnail = z.object({ address: fileUrl, focus: picture.shape.focus });

export type Thumbnail = z.infer<typeof thumbnail>;

export const contentRow = z.object({
  ...contentRef,
  titles,
  /** Of the item's own picture; null if it has none. */
  thumbnail: z.nullable(thumbnail),
  /** Its number, such as `BY-CPC-0101`, in the kinds that have one. */
  code: z.nullable(z.string()),
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
export const stateCounts = z.object({
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

export const contentFilter = {
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

export const contentItem = z.object({
  ...contentRef,
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
  /**
   * Fields that both changed, and differently. A missing value is null. A row that one removed and the other wrote into is
   * one field, without a language; of it and of a table the values are the texts in question, one a line.
   */
  fields: z.array(z.object({ ...fieldReference.shape, before: z.unknown(), mine: z.unknown(), theirs: z.unknown() })),
  /** Fields that only the other person changed. */
  theirs: z.array(fieldValue),
});

export type VersionConflict = z.infer<typeof versionConflict>;

/** How a conflict is decided: it counts as long as nobody saves after `version`, which the conflict has named. */
export const resolution = z.object({
  version,
  /** Fields in which the other person's value counts. In the others it is the sender's. */
  theirs: z.array(fieldReference).check(z.maxLength(publishingBounds.listItems)),
});

export type Resolution = z.infer<typeof resolution>;

export const saved = z.object({
  ...contentRef,
  version,
  /** As it was saved: sanitized, and merged with what others have changed meanwhile. */
  body,
  /** Fields taken over from another person's save. */
  merged: z.array(fieldReference),
});
export type SavedContent = z.infer<typeof saved>;

export const revision = z.object({
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

/** The limit of calls that send a body. */
export const saveLimit: Limit = { ...staffLimit, bodyBytes: 2 * publishingBounds.draftBytes };

export const translatedLocales: readonly Locale[] = localeNames.filter((name) => name !== defaultLocale);
