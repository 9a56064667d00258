/**
 * The messages and resumes that visitors send, for the members of staff who answer them. They open with the server's
 * keys. Reports open with an officer's key alone: reports.ts has them, and here is only how many are not closed.
 */
import { z } from 'zod/mini';
import { submissionStatuses } from '../submissions/conversation.ts';
import { instant, locale } from '../fields.ts';
import type { SubmissionKind } from '../submissions/submission-kinds.ts';
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

export const inboxReaders = inboxKinds.map((kind) => inboxRights[kind].read);
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

export const inboxKind = z.enum(inboxKinds);
export const submissionId = z.uuid();
/** Names a message or resume. */
export const inboxRef = { kind: inboxKind, id: submissionId };

export type InboxRef = z.infer<z.ZodMiniObject<typeof inboxRef>>;

/** Null as its id: a name that a command has set. */
const assignee = z.object({ accountId: z.nullable(z.int()), name: z.string() });

/** Who may be given an item; nobody if the caller may not assign. */
export const assignable = z.array(z.object({ accountId: z.int(), name: z.string() }));

export const inboxFields = {
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

/** Whether working time runs now, and when that changes next; null if the calendar does not say. */
export const workingTimeState = z.object({ runs: z.boolean(), changesAt: z.nullable(instant) });
