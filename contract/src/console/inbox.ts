/**
 * The messages and resumes that visitors send, for the members of staff who answer them. They open with the server's
 * keys. Reports open with an officer's key alone: reports.ts has them, and here is only how many are not closed.
 */
import { z } from 'zod/mini';
import { isDone, type SubmissionStatus, submissionStatuses } from '../submissions/conversation.ts';
import { defineEndpoint } from '../endpoint.ts';
import { entryText } from '../submissions/entry-form.ts';
import {
  dataResponse,
  filePosition,
  hasVisibleText,
  instant,
  locale,
  pagedResponse,
  pageRequest,
  visibleLength,
} from '../fields.ts';
import { megabyte } from '../megabyte.ts';
import { spamSignals } from '../submissions/spam-signals.ts';
import type { SubmissionKind } from '../submissions/submission-kinds.ts';
import { fileNos } from '../uploads/uploads.ts';
import { applicationStage, applicationState } from './application-stages.ts';
import { inboxDay } from './inbox-day.ts';
import { itemRetention } from './item-retention.ts';
import { staffLimit } from './limits.ts';
import type { Permission } from './permissions.ts';

/** The kinds that open with the server's keys. */
export const inboxKinds = ['message', 'resume'] as const satisfies readonly SubmissionKind[];

export type InboxKind = (typeof inboxKinds)[number];

/** What reading and answering each kind needs. */
export const inboxRights: Record<SubmissionKind, { read: Permission; answer: Permission }> = {
  message: { read: 'inbox:message:read', answer: 'inbox:message:answer' },
  resume: { read: 'inbox:resume:read', answer: 'inbox:resume:answer' },
  report: { read: 'inbox:report:read', answer: 'inbox:report:answer' },
};

const inboxReaders = inboxKinds.map((kind) => inboxRights[kind].read);
export const inboxWriters = inboxKinds.map((kind) => inboxRights[kind].answer);

export const inboxBounds = {
  bulkItems: 100,
  noteLength: 2000,
  notes: 200,
  previewLength: 160,
  searched: 2000,
  searchText: 100,
  subjects: 200,
  /** With so many minutes of working time left, the deadline of a message is soon. */
  soonMinutes: 30,
  /** The same of a resume, in working days. */
  soonDays: 2,
  /** The newest events of an item's history; its reception is always among them. */
  history: 100,
  /** The products that are linked. */
  products: 10,
  /** The files of all answers to one item; each has at most `maxFiles`. */
  answerFiles: 50,
} as const;

/** The lists of the inbox. All but `done` have what nobody has answered yet or what the visitor wrote since. */
export const inboxViews = ['open', 'mine', 'unassigned', 'suspicious', 'done'] as const;

export type InboxView = (typeof inboxViews)[number];

/** The statuses that a list can have. */
export function statusesOf(view: InboxView): readonly SubmissionStatus[] {
  return submissionStatuses.filter((status) => isDone(status) === (view === 'done'));
}

export const inboxKind = z.enum(inboxKinds);
export const submissionId = z.uuid();
/** Names a message or resume. */
export const inboxRef = { kind: inboxKind, id: submissionId };

export type InboxRef = z.infer<z.ZodMiniObject<typeof inboxRef>>;

/** Null as its id: a name that a command has set. */
const assignee = z.object({ accountId: z.nullable(z.int()), name: z.string() });

/** Who may be given an item; nobody if the caller may not assign. */
const assignable = z.array(z.object({ accountId: z.int(), name: z.string() }));

const inboxFields = {
  ...inboxRef,
  /** The visitor's language, in which an answer is expected. */
  locale,
  status: z.enum(submissionStatuses),
  receivedAt: instant,
  /** The promised time of the first answer; null if nothing was promised. */
  deadline: z.nullable(instant),
  /** Minutes of working time until the deadline, negative after it; null if none runs: the first answer was given. */
  minutesLeft: z.nullable(z.int()),
  /** Of a resume, the same in working days. */
  daysLeft: z.nullable(z.int()),
  /** As the visitor gave it; may be empty. */
  name: z.string(),
  /** The business of a message in the caller's language, or the job post of a resume. */
  subject: z.string(),
  /** Staff say so, or have not decided: then the form was filled in as programs do it, which proves nothing. */
  isSuspicious: z.boolean(),
  assignee: z.nullable(assignee),
  /** Who wrote last. */
  lastFrom: z.enum(['visitor', 'staff']),
};

export const inboxRow = z.object({
  ...inboxFields,
  /** The beginning of the visitor's last text, on one line. */
  preview: z.string(),
  /** Of the submission and all its entries. */
  files: z.int(),
  notes: z.int(),
  /** With the submission itself, for `seenEntries`. */
  entries: z.int(),
  /** It cannot be decrypted: name and preview are empty. */
  isDamaged: z.boolean(),
});

export type InboxRow = z.infer<typeof inboxRow>;

/** Whether working time runs now, and when that changes next; null if the calendar does not say. */
const workingTimeState = z.object({ runs: z.boolean(), changesAt: z.nullable(instant) });

export const listInbox = defineEndpoint({
  name: 'listInbox',
  summary: 'One page of the messages or resumes of a list; the nearest deadline comes first, what is done newest first',
  method: 'GET',
  path: '/{lang}/console/inbox/{kind}',
  audience: { any: inboxReaders },
  effect: 'read',
  limit: staffLimit,
  input: z.object({
    kind: inboxKind,
    view: z._default(z.enum(inboxViews), 'open'),
    /** Part of a name, telephone number, e-mail address or text; only the newest are searched. */
    text: z.optional(z.string().check(z.maxLength(inboxBounds.searchText, 'tooLong'))),
    /** The visitor's language. */
    language: z.optional(locale),
    /** One of `subjects`. */
    subject: z.optional(z.string().check(z.maxLength(inboxBounds.searchText, 'tooLong'))),
    status: z.optional(z.enum(submissionStatuses)),
    ...pageRequest,
  }),
  output: z.extend(pagedResponse(inboxRow), {
    counts: z.object({
      open: z.int(),
      mine: z.int(),
      unassigned: z.int(),
      suspicious: z.int(),
      done: z.int(),
      /** Of the open ones: the deadline has passed. */
      overdue: z.int(),
      /** Of the open ones: at most `inboxBounds.soonMinutes` of working time are left. */
      soon: z.int(),
    }),
    /** Those that the list has, also if they are filtered out: businesses of messages, or job posts. */
    subjects: z.array(z.object({ value: z.string(), name: z.string() })),
    assignable,
    clock: workingTimeState,
    /** Of messages, on a day with working hours. */
    day: z.nullable(inboxDay),
  }),
  errors: ['invalidInput', 'forbidden'],
});

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

/** The number of entries that the caller has read, so that nobody answers over a new entry. */
export const seenEntries = z.int().check(z.minimum(1));

const answerText = entryText.check(z.refine(hasVisibleText, 'messageRequired'));

export const answerInboxItem = defineEndpoint({
  name: 'answerInboxItem',
  summary: 'Answers a visitor, who reads it with the receipt; refused if somebody has written since',
  method: 'POST',
  path: '/{lang}/console/inbox/{kind}/{id}/answer',
  audience: { any: inboxWriters },
  effect: 'write',
  limit: staffLimit,
  input: z.object({
    ...inboxRef,
    text: answerText,
    /** Tokens of files that `uploadFile` has received, as those of visitors. */
    fileNos: z._default(fileNos, []),
    seenEntries,
    close: z._default(z.boolean(), false),
  }),
  output: z.object({}),
  errors: ['invalidInput', 'forbidden', 'notFound', 'recordAltered', 'stateConflict', 'conversationClosed'],
});

export const changeInboxStatus = defineEndpoint({
  name: 'changeInboxStatus',
  summary: 'Closes a message or resume, or opens it again',
  method: 'POST',
  path: '/{lang}/console/inbox/{kind}/{id}/status',
  audience: { any: inboxWriters },
  effect: 'write',
  limit: staffLimit,
  input: z.object({ ...inboxRef, status: z.enum(['inProgress', 'closed']), seenEntries }),
  output: z.object({}),
  errors: ['invalidInput', 'forbidden', 'notFound', 'recordAltered', 'stateConflict'],
});

export const assignInboxItem = defineEndpoint({
  name: 'assignInboxItem',
  summary: 'Says who handles a message or resume; null for nobody',
  method: 'POST',
  path: '/{lang}/console/inbox/{kind}/{id}/assignee',
  audience: { any: inboxWriters },
  effect: 'write',
  limit: staffLimit,
  input: z.object({
    ...inboxRef,
    accountId: z.nullable(z.int()),
    /** Whom the caller saw as its assignee: refused if a colleague has taken it since. */
    seenAssignee: z.nullable(z.string()),
  }),
  output: z.object({}),
  errors: ['invalidInput', 'forbidden', 'notFound', 'stateConflict'],
});

export const markInboxItem = defineEndpoint({
  name: 'markInboxItem',
  summary: 'Says that a message or resume is spam, or is not; refused if it is taken for that already',
  method: 'POST',
  path: '/{lang}/console/inbox/{kind}/{id}/spam',
  audience: { any: inboxWriters },
  effect: 'write',
  limit: staffLimit,
  input: z.object({ ...inboxRef, isSpam: z.boolean() }),
  output: z.object({}),
  errors: ['invalidInput', 'forbidden', 'notFound', 'stateConflict'],
});

const noteText = z.string().check(
  z.refine(hasVisibleText, 'required'),
  z.refine((text) => visibleLength(text) <= inboxBounds.noteLength, {
    error: 'tooLong',
    params: { longest: inboxBounds.noteLength },
  }),
);

export const addInboxNote = defineEndpoint({
  name: 'addInboxNote',
  summary: 'Adds an internal note, which visitors never see',
  method: 'POST',
  path: '/{lang}/console/inbox/{kind}/{id}/note',
  audience: { any: inboxWriters },
  effect: 'write',
  limit: staffLimit,
  input: z.object({ ...inboxRef, text: noteText }),
  output: z.object({}),
  errors: ['invalidInput', 'forbidden', 'notFound', 'stateConflict'],
});

const waitingSubmissions = z.object({
  /** Not answered yet, or the visitor has written since. */
  open: z.int(),
  /** Not among the open ones, because it may be spam. */
  suspicious: z.int(),
  overdue: z.int(),
  /** The nearest deadline that has not passed. */
  nextDeadline: z.nullable(instant),
});

export const countInbox = defineEndpoint({
  name: 'countInbox',
  summary: 'How many submissions of each kind that the caller may read wait for an answer',
  method: 'GET',
  path: '/{lang}/console/inbox',
  audience: { any: [...inboxReaders, inboxRights.report.read] },
  effect: 'read',
  limit: staffLimit,
  input: z.object({}),
  output: dataResponse(
    z.object({
      message: z.optional(waitingSubmissions),
      resume: z.optional(waitingSubmissions),
      report: z.optional(
        z.extend(waitingSubmissions, {
          /** Few working days are left of what the reporter was promised. */
          soon: z.int(),
        }),
      ),
    }),
  ),
  errors: [],
});
