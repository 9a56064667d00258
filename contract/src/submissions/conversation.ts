import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { entryText, requireTextOrFiles } from './entry-form.ts';
import { dataResponse, day, timestamp, wholeNumber } from '../fields.ts';
import { solvedChallenge } from './solved-challenge.ts';
import { kindNames } from './submission-kinds.ts';
import { idempotencyKey, reply } from './submissions.ts';
import { fileNos } from '../uploads/uploads.ts';

/** The statuses of a submission, in their order. Staff set them. */
export const submissionStatuses = ['received', 'inProgress', 'answered', 'closed'] as const;

export type SubmissionStatus = (typeof submissionStatuses)[number];

/** Whether nobody waits for staff any more. What a visitor adds makes it wait again. */
export function isDone(status: SubmissionStatus): boolean {
  return status === 'answered' || status === 'closed';
}

/** Why a message or resume is kept after its retention: an open claim, a lawsuit, or what a law requires. */
export const extensionReasons = ['claim', 'lawsuit', 'law'] as const;

export type ExtensionReason = (typeof extensionReasons)[number];

/**
 * The sixteen digits of a receipt, however they are grouped or typed (hyphens, full width).
 * Undefined if there are not sixteen.
 */
export function receiptDigits(written: string): string | undefined {
  const digits = written.normalize('NFKC').replaceAll(/[\s\p{Pd}.·]/gu, '');
  return /^\d{16}$/.test(digits) ? digits : undefined;
}

/** Only request bodies carry receipts: URLs stay in browser histories and logs. */
const receiptInput = z
  .string({ error: 'receiptInvalid' })
  .check(z.refine((written) => receiptDigits(written) !== undefined, 'receiptInvalid'));

const entry = z.object({
  from: z.enum(['visitor', 'staff']),
  /** Of a report only the day is stored: the time is then midnight and must not be shown. */
  at: timestamp,
  text: z.string(),
  files: z.array(z.object({ fileName: z.string(), bytes: z.int() })),
  /** Set, with an empty text, for an entry of a report that does not open with the receipt. */
  unreadable: z.optional(z.literal(true)),
});

const conversation = z.object({
  kind: z.enum(kindNames),
  status: z.enum(submissionStatuses),
  receivedAt: timestamp,
  /** The promised deadline of a reply. */
  reply,
  /** The job post that a resume applies for. */
  postNo: z.nullable(z.string()),
  /**
   * Later entries, oldest first. The original submission is left out: a person who finds the
   * receipt must not read it.
   */
  entries: z.array(entry),
  /** False if the submission is closed or has the maximum number of entries. */
  open: z.boolean(),
  /** Until when and why it is kept after the time that the privacy notice names for its kind. */
  keptLonger: z.optional(z.object({ until: day, reason: z.enum(extensionReasons) })),
});

export type Conversation = z.infer<typeof conversation>;

export const maxEntries = 200;

export const openConversation = defineEndpoint({
  name: 'openConversation',
  summary: 'The status and the conversation of a submission, for the holder of its receipt',
  method: 'POST',
  path: '/{lang}/site/submission',
  audience: 'public',
  effect: 'read',
  limit: { requests: 120, perSeconds: 600, bodyBytes: 4096 },
  input: z.strictObject({ receipt: receiptInput, challenge: solvedChallenge }),
  output: dataResponse(conversation),
  errors: [
    'invalidInput',
    'receiptUnknown',
    'recordAltered',
    'tooManyRequests',
    'payloadTooLarge',
    'unsupportedMediaType',
  ],
});

export const writeEntry = defineEndpoint({
  name: 'writeEntry',
  summary: 'Adds a visitor’s text and files to a submission',
  method: 'POST',
  path: '/{lang}/site/submission/entry',
  audience: 'public',
  effect: 'write',
  limit: { requests: 60, perSeconds: 600, bodyBytes: 128 * 1024 },
  input: z
    .strictObject({
      receipt: receiptInput,
      text: entryText,
      fileNos: z._default(fileNos, []),
      /** Two entries with the same key and content are one entry that was sent twice. */
      idempotencyKey,
      challenge: solvedChallenge,
    })
    .check(requireTextOrFiles()),
  output: dataResponse(conversation),
  errors: [
    'invalidInput',
    'receiptUnknown',
    'recordAltered',
    'conversationClosed',
    'tooManyRequests',
    'payloadTooLarge',
    'unsupportedMediaType',
  ],
});

export const downloadAnswerFile = defineEndpoint({
  name: 'downloadAnswerFile',
  summary: 'A file that staff have added to an answer, for the holder of the receipt',
  method: 'POST',
  path: '/{lang}/site/submission/file',
  audience: 'public',
  effect: 'read',
  isDownload: true,
  limit: { requests: 120, perSeconds: 600, bodyBytes: 4096 },
  /** The file is named by its number among those of the entry, and the entry by its number. Both count from zero. */
  input: z.strictObject({ receipt: receiptInput, entry: wholeNumber, file: wholeNumber }),
  output: z.object({}),
  errors: [
    'invalidInput',
    'receiptUnknown',
    'notFound',
    'recordAltered',
    'tooManyRequests',
    'payloadTooLarge',
    'unsupportedMediaType',
  ],
});

export const withdrawSubmission = defineEndpoint({
  name: 'withdrawSubmission',
  summary: 'Withdraws a submission: deletes it with its files and its conversation',
  method: 'POST',
  path: '/{lang}/site/submission/withdrawal',
  audience: 'public',
  effect: 'write',
  limit: { requests: 60, perSeconds: 600, bodyBytes: 4096 },
  input: z.strictObject({ receipt: receiptInput, challenge: solvedChallenge }),
  output: dataResponse(z.null()),
  errors: [
    'invalidInput',
    'receiptUnknown',
    'recordAltered',
    'tooManyRequests',
    'payloadTooLarge',
    'unsupportedMediaType',
  ],
});
