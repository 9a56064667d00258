import { sealTo } from 'contract/sealing/sealed-report.ts';
import type { SubmissionKind } from 'contract/submissions/submissions.ts';
import type { SubmissionKeys } from '../../config/submission-keys.ts';
import type { Database } from '../../database/open.ts';
import { recipientsOfReport } from '../report-keys/keys-of-report.ts';
import { encryptEnvelope, type Envelope } from '../sealing/envelope.ts';

/** The encrypted content of a row: an envelope, or an age file for reports. */
export type SealedContent = Envelope | { sealed: Buffer };

/**
 * Encrypts an entry: an envelope is bound to its `id`; one of a report is sealed to the report's readers and, if given, to
 * the receipt.
 */
export async function sealContent(
  { db, secret, submissionKeys }: { db: Database; secret: Buffer; submissionKeys: SubmissionKeys },
  { kind, id, submissionId, receipt }: { kind: SubmissionKind; id: string; submissionId: string; receipt?: string },
  content: unknown,
): Promise<SealedContent> {
  if (kind !== 'report') return encryptEnvelope(submissionKeys, id, JSON.stringify(content));
  const readers = await recipientsOfReport(db, secret, submissionId);
  return { sealed: Buffer.from(await sealTo(receipt === undefined ? readers : [...readers, receipt], content)) };
}
