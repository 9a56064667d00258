import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { RateLimiter } from '../rate-limits/rate-limiter.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { type Admission, type AdmissionOptions, createAdmission } from './admission/admission.ts';
import { wrongReceiptsAllowed } from './admission/admission-rules.ts';
import { createKeyDerivationQueue, type DerivationPurpose } from './admission/key-derivation-queue.ts';
import { createInsertSubmission, type InsertSubmission } from './store.ts';
import { deriveReceiptKeys, type ReceiptKeys } from './sealing/receipt-keys.ts';

/** Limits and queues of submissions and their conversations; one process has one of each. */
export type SubmissionServices = {
  admission: Admission;
  /** Expensive: a queue runs two derivations at a time, reports first. */
  receiptKeys: (purpose: DerivationPurpose, digits: string) => Promise<ReceiptKeys>;
  wrongReceipts: RateLimiter;
  insertSubmission: InsertSubmission;
};

export async function createSubmissionServices(
  { db, secret, rateLimits }: { db: Kysely<Tables>; secret: Buffer; rateLimits: RateLimits },
  options: AdmissionOptions,
): Promise<SubmissionServices> {
  const { receiptSalt } = await db.selectFrom('installation').select('receiptSalt').executeTakeFirstOrThrow();
  const derivationQueue = createKeyDerivationQueue();
  return {
    admission: createAdmission(secret, options, rateLimits),
    receiptKeys: (purpose, digits) => derivationQueue(purpose, () => deriveReceiptKeys(secret, receiptSalt, digits)),
    wrongReceipts: rateLimits.limit('wrong receipts', wrongReceiptsAllowed),
    insertSubmission: createInsertSubmission(db),
  };
}
