/** The lists of the inbox, and how many wait in them. */
import { z } from 'zod/mini';
import { isDone, type SubmissionStatus, submissionStatuses } from '../submissions/conversation.ts';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse, instant, locale, pagedResponse, pageRequest } from '../fields.ts';
import { inboxDay } from './inbox-day.ts';
import {
  assignable,
  inboxBounds,
  inboxFields,
  inboxKind,
  inboxReaders,
  inboxRights,
  workingTimeState,
} from './inbox.ts';
import { staffLimit } from './limits.ts';

/** The lists of the inbox. All but `done` have what nobody has answered yet or what the visitor wrote since. */
export const inboxViews = ['open', 'mine', 'unassigned', 'suspicious', 'done'] as const;

export type InboxView = (typeof inboxViews)[number];

/** The statuses that a list can have. */
export function statusesOf(view: InboxView): readonly SubmissionStatus[] {
  return submissionStatuses.filter((status) => isDone(status) === (view === 'done'));
}

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
