import { sealTo } from 'contract/sealing/sealed-report.ts';
import type { SubmissionKind } from 'contract/submissions/submissions.ts';
import type { SubmissionKeys } from '../../config/submission-keys.ts';
import type { Database } from '../../database/open.ts';
import { readersOfReports } from '../report-keys/report-channel.ts';
import { encryptEnvelope, type Envelope } from '../sealing/envelope.ts';

/** The encrypted content of a row: an envelope, or an age file for reports. */
export type SealedContent = Envelope | { sealed: Buffer };

/**
 * Encrypts content: an envelope is bound to the row's `id`; a report is sealed to its readers and,
 * if given, to a receipt.
 */
export async function sealContent(
  { db, secret, submissionKeys }: { db: Database; secret: Buffer; submissionKeys: SubmissionKeys },
  { kind, id, receipt }: { kind: SubmissionKind; id: string; receipt?: string },
  content: unknown,
): Promise<SealedContent> {
  if (kind !== 'report') return encryptEnvelope(submissionKeys, id, JSON.stringify(content));
  const readers = await readersOfReports(db, secret);
  return { sealed: Buffer.from(await sealTo(receipt === undefined ? readers : [...readers, receipt], content)) };
}
