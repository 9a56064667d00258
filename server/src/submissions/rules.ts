import { createHash, createHmac } from 'node:crypto';
import { type SubmissionKind, type Submission, sayTypes } from 'contract/submissions.ts';

/** Which kind of form a submission is. */
export const kindOfSayType: Record<Submission['sayType'], SubmissionKind> = {
  [sayTypes.report]: 'report',
  [sayTypes.message]: 'message',
  [sayTypes.resume]: 'resume',
};

/**
 * Whether a kind is taken in already. Reports wait for their sealing: a report that the server can read
 * could expose the one who wrote it.
 */
export const isOpen: Record<SubmissionKind, boolean> = { message: true, report: false, resume: true };

/** Only a program fills in the field that no visitor sees. Such a message is kept and marked, never dropped. */
export function isSuspected(submission: Submission): boolean {
  return (submission.website ?? '') !== '';
}

/**
 * What identifies a submission: the same key with the same content is the same submission sent twice.
 * The content's mark is keyed: a plain hash would tell whoever reads the store that a guess is right.
 */
export function identityOf(
  secret: Buffer,
  idempotencyKey: string,
  fields: Record<string, unknown>,
): { keyHash: Buffer; contentHash: Buffer } {
  const sorted = Object.fromEntries(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return {
    keyHash: createHash('sha256').update(idempotencyKey).digest(),
    contentHash: createHmac('sha256', secret).update(JSON.stringify(sorted)).digest(),
  };
}

/** Sixteen digits in groups of four, the same for every retry of the same submission. */
export function receiptOf(secret: Buffer, idempotencyKey: string, contentHash: Buffer): string {
  const digest = createHmac('sha256', secret).update(idempotencyKey).update(contentHash).digest();
  const number = digest.readBigUInt64BE(0) % 10n ** 16n;
  return (number.toString().padStart(16, '0').match(/\d{4}/g) ?? []).join('-');
}
