/**
 * Reports, for the members of staff who have a key to them. Everything that the reporter wrote is sealed: only the
 * browser opens it, with the officer's key (docs/sealing.md). What came today is not shown until tomorrow, so that
 * nobody learns the hour: reports of today are not found, and a reporter's entries of today are left out.
 */
import { z } from 'zod/mini';
import { maxEntries, submissionStatuses } from '../submissions/conversation.ts';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse, day, filePosition, locale, numberBetween } from '../fields.ts';
import { auditedReason } from './audit.ts';
import { staffLimit } from './limits.ts';
import { reportKey } from './report-keys.ts';

export const reportBounds = {
  pageSize: 20,
  /** An answer of the longest text, sealed, in base64url. */
  sealedAnswer: 128 * 1024,
  /** The reporter's part is limited by `maxEntries`; the rest are answers. */
  entries: 2 * maxEntries,
  /** The recipients of an answer or a note: the keys in force, and the receipt. */
  recipients: 200,
  noteLength: 2000,
  /** A note of the longest text, sealed, in base64url. */
  sealedNote: 64 * 1024,
  notes: 100,
  /** The officers that one call excludes. */
  exclusions: 100,
  /** Of a reason to open an identity, or to readmit an officer. */
  reasonLength: 200,
  /** With so many working days left, something is soon. */
  soonDays: 3,
} as const;

/**
 * What the supervision page promises: a confirmation and a decision whether to take a report on, in working days after
 * it came; then an inquiry of so many days, and the result in working days after it.
 */
export const reportTerms = { confirmation: 3, decision: 7, inquiry: 30, result: 5 } as const;

/** An age file in base64url. */
const sealed = z.base64url();

const reportId = z.uuid();

const reportStep = z.object({
  name: z.enum(['confirmation', 'decision', 'result']),
  /** The last day on which it is in time. */
  by: day,
  doneOn: z.nullable(day),
  /** Working days until then, negative after it. */
  left: z.int(),
  /** Working days in all. */
  of: z.int(),
});

export type ReportStep = z.infer<typeof reportStep>;

const reportFields = {
  id: reportId,
  /** The reporter's language, in which an answer is expected. */
  locale,
  status: z.enum(submissionStatuses),
  receivedAt: day,
  /** The form was filled in as programs do it; that proves nothing. */
  isSuspicious: z.boolean(),
  /** Something other than the server changed the report's row. Nothing can be answered then. */
  isAltered: z.boolean(),
  /** Who wrote last. */
  lastFrom: z.enum(['visitor', 'staff']),
  /** What the reporter was promised. The outcome is the decision, and once that is made the result. */
  steps: z.object({ confirmation: reportStep, outcome: reportStep }),
  /** The text of the report and what it names; without the reporter's identity. */
  content: sealed,
};

const reportRow = z.object({
  ...reportFields,
  /** The number of later entries. */
  entries: z.int(),
  /** Of the report and all its entries. */
  files: z.int(),
});

export type ReportRow = z.infer<typeof reportRow>;

/** `closed` are the closed ones, `open` all others. */
export const reportViews = ['open', 'closed'] as const;

export type ReportView = (typeof reportViews)[number];

/** By the day on which they came, or by the day that was promised next. */
export const reportOrders = ['day', 'urgent'] as const;

export type ReportOrder = (typeof reportOrders)[number];

export const listReports = defineEndpoint({
  name: 'listReports',
  summary:
    'One page of sealed reports: the open ones oldest or most urgent first, the closed ones newest first; the audit log says who read a list',
  method: 'GET',
  path: '/{lang}/console/reports',
  audience: { any: ['inbox:report:read'] },
  effect: 'read',
  limit: staffLimit,
  input: z.object({
    view: z._default(z.enum(reportViews), 'open'),
    /** Of the open ones. */
    order: z._default(z.enum(reportOrders), 'day'),
    page: z._default(numberBetween(0, 1_000_000), 0),
    size: z._default(numberBetween(1, reportBounds.pageSize), reportBounds.pageSize),
  }),
  output: z.object({
    /** Within a day in the order of their ids, which is random. */
    content: z.array(reportRow),
    totalElements: z.int(),
    counts: z.object({
      open: z.int(),
      closed: z.int(),
      /** Of the open ones: a promised day has passed. */
      late: z.int(),
      /** Of the open ones: at most `reportBounds.soonDays` working days are left. */
      soon: z.int(),
    }),
  }),
  errors: ['invalidInput'],
});

const reportEntry = z.object({
  id: z.uuid(),
  from: z.enum(['visitor', 'staff']),
  on: day,
  /** Something other than the server changed the entry's row. */
  isAltered: z.boolean(),
  sealed,
});

const reportFile = z.object({
  /** Its number in the report, for `downloadReportFile`. */
  position: z.int(),
  /** Null if it came with the report itself. */
  entryId: z.nullable(z.uuid()),
  /** Name, size and hash, sealed to the token of the file, which is in the report or the entry. */
  description: sealed,
});

/** What officers wrote for each other, sealed to their keys and never to the receipt. */
const reportNote = z.object({
  id: z.uuid(),
  on: day,
  /** Something other than the server changed the note's row. */
  isAltered: z.boolean(),
  sealed,
});

const accountId = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

const reportOfficer = z.object({
  accountId,
  name: z.string(),
  /** The day since which the account is excluded; null if it is not. */
  excludedOn: z.nullable(day),
  /** Whether an officer's key in force has the name of the account. */
  hasKey: z.boolean(),
});

export type ReportOfficer = z.infer<typeof reportOfficer>;

const report = z.object({
  ...reportFields,
  /** The public key of the receipt: answers are sealed to it as well, so that the reporter can read them. */
  receiptRecipient: z.string(),
  /** Later entries by day. Within a day staff come first: what the reporter wrote on it they had not seen. */
  entries: z.array(reportEntry),
  files: z.array(reportFile),
  /** In the order in which they were written. */
  notes: z.array(reportNote),
  /** Those that answers and notes are sealed to: without the keys of excluded officers. */
  keys: z.array(reportKey),
  exclusions: z.object({
    /** Whether an officer has said who is excluded, if only that nobody is. Until then the report can only be read. */
    isAnswered: z.boolean(),
    /** The accounts that may read reports, and those that are excluded from this one. */
    officers: z.array(reportOfficer),
    /** Their keys: they verify what an officer has signed before. Nothing is sealed to them. */
    keys: z.array(reportKey),
  }),
  /** What the caller may do with it now. */
  abilities: z.object({
    answer: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
    note: z.boolean(),
    decide: z.boolean(),
    openIdentity: z.boolean(),
    exclude: z.boolean(),
  }),
});

export type Report = z.infer<typeof report>;

export const getReport = defineEndpoint({
  name: 'getReport',
  summary: 'A sealed report with its conversation; the audit log says who opened it',
  method: 'GET',
  path: '/{lang}/console/reports/{id}',
  audience: { any: ['inbox:report:read'] },
  effect: 'read',
  limit: staffLimit,
  input: z.object({ id: reportId }),
  output: dataResponse(report),
  errors: ['invalidInput', 'notFound'],
});

export const getReportIdentity = defineEndpoint({
  name: 'getReportIdentity',
  summary: 'The sealed name and contact of a reporter; the audit log says who asked and why',
  method: 'POST',
  path: '/{lang}/console/reports/{id}/identity',
  audience: { any: ['inbox:report:read'] },
  effect: 'write',
  limit: staffLimit,
  input: z.object({ id: reportId, reason: auditedReason(reportBounds.reasonLength) }),
  output: dataResponse(z.object({ sealedIdentity: sealed })),
  errors: ['invalidInput', 'notFound', 'exclusionsUnanswered'],
});

/** For an excluded officer the report does not exist any more. Those who are excluded already stay so. */
export const excludeOfficers = defineEndpoint({
  name: 'excludeOfficers',
  summary: 'Says which officers are excluded from a report, or that nobody is; the first step of every report',
  method: 'POST',
  path: '/{lang}/console/reports/{id}/exclusions',
  audience: { all: ['inbox:report:read', 'inbox:report:answer'] },
  effect: 'write',
  limit: staffLimit,
  input: z.object({ id: reportId, accountIds: z.array(accountId).check(z.maxLength(reportBounds.exclusions)) }),
  output: z.object({}),
  errors: ['invalidInput', 'notFound', 'lastOfficer'],
});

export const readmitOfficer = defineEndpoint({
  name: 'readmitOfficer',
  summary: 'Lets an excluded officer read a report again; the audit log says why',
  method: 'POST',
  path: '/{lang}/console/reports/{id}/readmission',
  audience: { all: ['inbox:report:read', 'inbox:report:answer'] },
  effect: 'write',
  limit: staffLimit,
  input: z.object({ id: reportId, accountId, reason: auditedReason(reportBounds.reasonLength) }),
  output: z.object({}),
  errors: ['invalidInput', 'notFound', 'stateConflict'],
});

export const downloadReportFile = defineEndpoint({
  name: 'downloadReportFile',
  summary: 'A file of a report as it is stored: encrypted',
  method: 'GET',
  path: '/{lang}/console/reports/{id}/files/{position}',
  audience: { any: ['inbox:report:read'] },
  effect: 'read',
  isDownload: true,
  limit: staffLimit,
  input: z.object({
    id: reportId,
    position: filePosition,
  }),
  output: z.object({}),
  errors: ['invalidInput', 'notFound'],
});

/** The number of entries that the caller was shown, so that nobody answers over a new entry. */
const seenEntries = z.int().check(z.minimum(0), z.maximum(reportBounds.entries));

export const answerReport = defineEndpoint({
  name: 'answerReport',
  summary: 'Saves an answer that the browser has signed and sealed; refused if keys or entries have changed since',
  method: 'POST',
  path: '/{lang}/console/reports/{id}/answer',
  audience: { all: ['inbox:report:read', 'inbox:report:answer'] },
  effect: 'write',
  limit: { ...staffLimit, bodyBytes: reportBounds.sealedAnswer + 32 * 1024 },
  input: z.object({
    id: reportId,
    /** The signature is of this id. An answer that is sent again has the same, and is saved once. */
    entryId: z.uuid(),
    sealed: z.base64url().check(z.maxLength(reportBounds.sealedAnswer, 'tooLong')),
    /** The registered keys and the receipt, which the answer was sealed to. */
    sealedTo: z.array(z.string().check(z.maxLength(100))).check(z.minLength(2), z.maxLength(reportBounds.recipients)),
    seenEntries,
    close: z._default(z.boolean(), false),
  }),
  output: z.object({}),
  errors: ['invalidInput', 'notFound', 'exclusionsUnanswered', 'recordAltered', 'stateConflict', 'conversationClosed'],
});

export const addReportNote = defineEndpoint({
  name: 'addReportNote',
  summary: 'Saves an officers’ note that the browser has signed and sealed; refused if the keys have changed since',
  method: 'POST',
  path: '/{lang}/console/reports/{id}/note',
  audience: { all: ['inbox:report:read', 'inbox:report:answer'] },
  effect: 'write',
  limit: { ...staffLimit, bodyBytes: reportBounds.sealedNote + 32 * 1024 },
  input: z.object({
    id: reportId,
    /** The signature is of this id. A note that is sent again has the same, and is saved once. */
    noteId: z.uuid(),
    sealed: z.base64url().check(z.maxLength(reportBounds.sealedNote, 'tooLong')),
    /** The registered keys, which the note was sealed to. */
    sealedTo: z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(reportBounds.recipients)),
  }),
  output: z.object({}),
  errors: ['invalidInput', 'notFound', 'exclusionsUnanswered', 'stateConflict'],
});

export const changeReportStatus = defineEndpoint({
  name: 'changeReportStatus',
  summary: 'Closes a report, or opens it again',
  method: 'POST',
  path: '/{lang}/console/reports/{id}/status',
  audience: { all: ['inbox:report:read', 'inbox:report:answer'] },
  effect: 'write',
  limit: staffLimit,
  input: z.object({ id: reportId, status: z.enum(['inProgress', 'closed']), seenEntries }),
  output: z.object({}),
  errors: ['invalidInput', 'notFound', 'exclusionsUnanswered', 'recordAltered', 'stateConflict'],
});

export const decideReport = defineEndpoint({
  name: 'decideReport',
  summary: 'Records that the reporter was told whether the report is taken on, or that this was a mistake',
  method: 'POST',
  path: '/{lang}/console/reports/{id}/decision',
  audience: { all: ['inbox:report:read', 'inbox:report:answer'] },
  effect: 'write',
  limit: staffLimit,
  input: z.object({ id: reportId, isDecided: z.boolean() }),
  output: z.object({}),
  errors: ['invalidInput', 'notFound', 'exclusionsUnanswered', 'stateConflict'],
});
