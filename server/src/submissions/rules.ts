import { createHash, createHmac } from 'node:crypto';
import { type SubmissionKind, type Submission, sayTypes } from 'contract/submissions.ts';

/** Which kind of form a submission is. */
export const kindOfSayType: Record<Submission['sayType'], SubmissionKind> = {
  [sayTypes.report]: 'report',
  [sayTypes.message]: 'message',
  [sayTypes.resume]: 'resume',
};

/** What speaks against a submission. It is kept and marked all the same: none of it is a proof. */
export const suspicions = ['honeypot', 'tooFast', 'noChallenge'] as const;

export type Suspicion = (typeof suspicions)[number];

export type AdmissionRules = {
  /** What one address may send in so many seconds. */
  most: number;
  seconds: number;
  /** Nobody reads a form and fills it in faster. */
  leastSeconds: number;
  /** Above so many an hour from all addresses, challenges grow harder; nobody is refused for the total. */
  calmTotal: number;
};

/** How each kind is let in. Only reports' challenges grow: what is asked for is that a flood of them costs. */
export function admissionRules(perTenMinutes: {
  message: number;
  resume: number;
}): Record<SubmissionKind, AdmissionRules> {
  const open = { seconds: 600, leastSeconds: 3, calmTotal: Number.POSITIVE_INFINITY };
  return {
    message: { ...open, most: perTenMinutes.message },
    resume: { ...open, most: perTenMinutes.resume },
    report: { most: 5, seconds: 3600, leastSeconds: 3, calmTotal: 20 },
  };
}

/** A submission without a solved challenge counts five times (W11). */
export function weightOf(solved: boolean): number {
  return solved ? 1 : 5;
}

const calmNumber = 250_000;
/** The whole search of a million takes a cheap phone about ten seconds (docs/decisions/015-spam.md). */
const hardestNumber = 1_000_000;

/** How far a challenge's search goes: doubled above the calm total, and again each time that doubles. */
export function largestNumber({ calmTotal }: Pick<AdmissionRules, 'calmTotal'>, total: number): number {
  if (total <= calmTotal) return calmNumber;
  return Math.min(hardestNumber, calmNumber * 2 ** Math.ceil(Math.log2(total / calmTotal)));
}

/**
 * Why a submission is suspected: the field that nobody sees is filled in, it came too fast, no challenge was solved. The time
 * runs from the signed challenge's issue (milliseconds, undefined when none was solved); what the visitor's clock says it
 * began at counts only without one.
 */
export function suspicionsOf(
  submission: Pick<Submission, 'website' | 'startedAt'>,
  { leastSeconds }: Pick<AdmissionRules, 'leastSeconds'>,
  { now, issued }: { now: number; issued: number | undefined },
): Suspicion[] {
  const taken = now - (issued ?? new Date(submission.startedAt ?? Number.NaN).getTime());
  return suspicions.filter(
    (suspicion) =>
      ({
        honeypot: (submission.website ?? '') !== '',
        tooFast: taken < leastSeconds * 1000,
        noChallenge: issued === undefined,
      })[suspicion],
  );
}

/** How many wrong receipts an address may enter in so many seconds; right ones are not counted. */
export const wrongReceiptsAllowed = { most: 20, seconds: 3600 };

export type Identity = { keyHash: Buffer; contentHash: Buffer };

/**
 * What identifies a submission: the same key with the same content is the same submission sent twice. The content's mark is
 * keyed with what only the sender has: nobody can find out by it whether a guess at the content is right.
 */
export function identityOf(secret: Buffer, idempotencyKey: string, fields: Record<string, unknown>): Identity {
  const sorted = Object.fromEntries(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const own = createHmac('sha256', secret).update(idempotencyKey).digest();
  return {
    keyHash: createHash('sha256').update(idempotencyKey).digest(),
    contentHash: createHmac('sha256', own).update(JSON.stringify(sorted)).digest(),
  };
}

/** Sixteen digits, the same for every retry of the same submission. */
export function receiptOf(secret: Buffer, idempotencyKey: string, contentHash: Buffer): string {
  const digest = createHmac('sha256', secret).update(idempotencyKey).update(contentHash).digest();
  const number = digest.readBigUInt64BE(0) % 10n ** 16n;
  return number.toString().padStart(16, '0');
}

/** A receipt as visitors read it: in groups of four. */
export function inGroups(digits: string): string {
  return (digits.match(/\d{4}/g) ?? []).join('-');
}
