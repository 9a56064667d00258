/** A message or resume with all that belongs to it, and its files. */
import { z } from 'zod/mini';
import { submissionStatuses } from '../submissions/conversation.ts';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse, filePosition, instant } from '../fields.ts';
import { megabyte } from '../megabyte.ts';
import { spamSignals } from '../submissions/spam-signals.ts';
import { applicationStage, applicationState } from './application-stages.ts';
import { assignable, inboxFields, inboxReaders, inboxRef, workingTimeState } from './inbox.ts';
import { itemRetention } from './item-retention.ts';
import { staffLimit } from './limits.ts';

const inboxFile = z.object({
  /** Its number in the submission, for `downloadInboxFile`. */
  position: z.int(),
  fileName: z.string(),
  bytes: z.int(),
});

const inboxEntry = z.object({
  from: z.enum(['visitor', 'staff']),
  at: instant,
  /** Who of staff wrote it, for staff alone; null if it was a command. */
  by: z.nullable(z.string()),
  /** When the visitor first read this answer; null before. */
  readAt: z.nullable(instant),
  text: z.string(),
  files: z.array(inboxFile),
});

const inboxNote = z.object({ by: z.nullable(z.string()), at: instant, text: z.string() });

/** What has happened to an item. */
const inboxEvents = [
  'received',
  'opened',
  'assigned',
  'noted',
  'answered',
  'wroteAgain',
  'closed',
  'reopened',
  'deadlinePassed',
] as const;

export type InboxEventName = (typeof inboxEvents)[number];

const inboxEvent = z.object({
  event: z.enum(inboxEvents),
  at: instant,
  /** Null: the visitor, a command, or nobody. */
  by: z.nullable(z.string()),
  /** Of `assigned`: to whom; null for nobody. */
  assignee: z.optional(z.nullable(z.string())),
  /** Of the first answer: what was left of the promise, in its unit; negative if it was late. */
  left: z.optional(z.int()),
});

export type InboxEvent = z.infer<typeof inboxEvent>;

/** The newest of them are named. */
export const maxSameContactItems = 20;

/** Other items from the same telephone number or e-mail address, of the kinds that the caller may read. */
const sameContact = z.object({
  total: z.int(),
  /** Newest first. */
  items: z.array(
    z.object({
      ...inboxRef,
      receivedAt: instant,
      status: z.enum(submissionStatuses),
      /** Of a resume. */
      stage: z.nullable(applicationStage),
      /** As the visitor gave it then; may be empty. */
      name: z.string(),
      subject: z.string(),
      hasSamePhone: z.boolean(),
      hasSameEmail: z.boolean(),
    }),
  ),
});

const inboxItem = z.object({
  ...inboxFields,
  phone: z.string(),
  email: z.string(),
  /** The job post of a resume. */
  postNo: z.nullable(z.string()),
  /** Of a resume; null of a message. */
  application: z.nullable(applicationState),
  /** Products that the visitor names, with their pages in the caller's language. */
  products: z.array(z.object({ itemNo: z.string(), name: z.string(), path: z.string() })),
  /**
   * The working time from reception to the deadline, and what was used of it until the first answer or until now: minutes
   * of a message, days of a resume. Null if nothing was promised or the calendar does not say.
   */
  promise: z.nullable(z.object({ length: z.int(), used: z.int() })),
  /** Newest first. */
  history: z.array(inboxEvent),
  sameContact,
  /** The submission itself first. */
  entries: z.array(inboxEntry),
  /** Internal; visitors never see them. */
  notes: z.array(inboxNote),
  spam: z.object({
    signals: z.array(z.enum(spamSignals)),
    /** Null if staff have not decided: then the signals count. */
    decision: z.nullable(z.object({ isSpam: z.boolean(), by: z.nullable(z.string()), at: instant })),
  }),
  clock: workingTimeState,
  assignable,
  /** Whether the visitor can read an answer: early submissions have no receipt. */
  hasReceipt: z.boolean(),
  retention: itemRetention,
  /** What the caller may do with it now. */
  abilities: z.object({
    answer: z.boolean(),
    assign: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
    markSpam: z.boolean(),
    clearSpam: z.boolean(),
    erase: z.boolean(),
    extend: z.boolean(),
  }),
});

export type InboxItem = z.infer<typeof inboxItem>;

export const getInboxItem = defineEndpoint({
  name: 'getInboxItem',
  summary: 'A message or resume with its conversation and the notes of staff; the audit log says who opened it',
  method: 'GET',
  path: '/{lang}/console/inbox/{kind}/{id}',
  audience: { any: inboxReaders },
  effect: 'read',
  limit: staffLimit,
  input: z.object(inboxRef),
  output: dataResponse(inboxItem),
  errors: ['invalidInput', 'forbidden', 'notFound', 'recordAltered'],
});

export const downloadInboxFile = defineEndpoint({
  name: 'downloadInboxFile',
  summary: 'A file that came with a message or resume, as it was sent',
  method: 'GET',
  path: '/{lang}/console/inbox/{kind}/{id}/files/{position}',
  audience: { any: inboxReaders },
  effect: 'read',
  isDownload: true,
  limit: staffLimit,
  input: z.object({
    ...inboxRef,
    position: filePosition,
  }),
  output: z.object({}),
  errors: ['invalidInput', 'forbidden', 'notFound', 'recordAltered'],
});

/** The files of a zip together. More are downloaded one by one. */
export const maxZippedBytes = 512 * megabyte;

export const downloadInboxFiles = defineEndpoint({
  name: 'downloadInboxFiles',
  summary: 'All files of a message or resume and of its conversation as one zip',
  method: 'GET',
  path: '/{lang}/console/inbox/{kind}/{id}/files',
  audience: { any: inboxReaders },
  effect: 'read',
  isDownload: true,
  limit: staffLimit,
  input: z.object(inboxRef),
  output: z.object({}),
  errors: ['invalidInput', 'forbidden', 'notFound', 'payloadTooLarge', 'recordAltered'],
});
