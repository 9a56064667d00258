import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { entryText, saysSomething } from './entry-form.ts';
import { moment } from './fields.ts';
import { fileNos, idempotencyKey, reply } from './submissions.ts';

/** What staff say of a submission, in the order in which it goes. */
export const submissionStatuses = ['received', 'inProgress', 'answered', 'closed'] as const;

export type SubmissionStatus = (typeof submissionStatuses)[number];

/** The sixteen digits of a receipt however they are written: in groups, with hyphens, in full width; undefined where they are none. */
export function receiptDigits(written: string): string | undefined {
  const digits = written.normalize('NFKC').replaceAll(/[\s\p{Pd}.·]/gu, '');
  return /^\d{16}$/.test(digits) ? digits : undefined;
}

/** Always in the body: an address would stay in histories and logs. */
const receipt = z
  .string({ error: 'receiptInvalid' })
  .check(z.refine((written) => receiptDigits(written) !== undefined, 'receiptInvalid'));

const entry = z.object({
  from: z.enum(['visitor', 'staff']),
  /** Of a report only the day is kept: then the time is midnight, and must not be shown. */
  at: moment,
  text: z.string(),
  files: z.array(z.object({ fileName: z.string(), bytes: z.int() })),
});

const conversation = z.object({
  kind: z.enum(['message', 'report', 'resume']),
  status: z.enum(submissionStatuses),
  receivedAt: moment,
  /** By when an answer was promised. */
  reply,
  /** The post that a resume was sent for. */
  postNo: z.nullable(z.string()),
  /** What was said since, the oldest first. What was sent first is not shown again: whoever finds the number shall not read it. */
  entries: z.array(entry),
  /** False when it is closed, or has as many entries as it may. */
  open: z.boolean(),
});

export type Conversation = z.infer<typeof conversation>;

/** Longer than this no conversation grows. */
export const mostEntries = 200;

export const openConversation = defineEndpoint({
  name: 'openConversation',
  summary: 'What has become of a submission, for whoever has its receipt',
  method: 'POST',
  path: '/{lang}/site/submission',
  audience: 'public',
  effect: 'issue',
  limit: { requests: 120, perSeconds: 600, bodyBytes: 4096 },
  input: z.strictObject({ receipt }),
  output: z.object({ data: conversation }),
  errors: ['invalidInput', 'receiptUnknown', 'tooManyRequests', 'payloadTooLarge', 'unsupportedMediaType'],
});

export const writeEntry = defineEndpoint({
  name: 'writeEntry',
  summary: 'Words and files that a visitor adds to a submission',
  method: 'POST',
  path: '/{lang}/site/submission/entry',
  audience: 'public',
  effect: 'write',
  limit: { requests: 60, perSeconds: 600, bodyBytes: 128 * 1024 },
  input: z
    .strictObject({
      receipt,
      text: entryText,
      fileNos: z._default(fileNos, []),
      /** The same key with the same content is the same entry sent twice. */
      idempotencyKey,
    })
    .check(saysSomething()),
  output: z.object({ data: conversation }),
  errors: [
    'invalidInput',
    'receiptUnknown',
    'conversationClosed',
    'tooManyRequests',
    'payloadTooLarge',
    'unsupportedMediaType',
  ],
});

export const withdrawSubmission = defineEndpoint({
  name: 'withdrawSubmission',
  summary: 'Takes a submission back: it is deleted with its files and everything said about it',
  method: 'POST',
  path: '/{lang}/site/submission/withdrawal',
  audience: 'public',
  effect: 'write',
  limit: { requests: 60, perSeconds: 600, bodyBytes: 4096 },
  input: z.strictObject({ receipt }),
  output: z.object({ data: z.null() }),
  errors: ['invalidInput', 'receiptUnknown', 'tooManyRequests', 'payloadTooLarge', 'unsupportedMediaType'],
});
