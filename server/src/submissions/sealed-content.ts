import type { SubmissionKind } from 'contract/submissions.ts';
import type { SubmissionKeys } from '../config/submission-keys.ts';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import { type Envelope, seal } from './envelope.ts';
import { readReportKeys } from './report-keys.ts';
import { sealTo } from './sealed-report.ts';

/** What a row keeps of what was written: an envelope, or for a report an age file. */
export type SealedContent = Envelope | { sealed: Buffer; wrappedKey: null; keyId: null };

/** Public halves of the keys that reports are sealed to; throws the refusal while there is none: then nobody could read one. */
export async function readersOfReports(db: Database): Promise<string[]> {
  const keys = await readReportKeys(db);
  if (keys.length === 0) throw new Refusal('channelClosed');
  return keys.map(({ recipient }) => recipient);
}

/** `id` is the row's, to which an envelope is bound; a report is sealed to its readers, and to a receipt where one is given. */
export async function sealContent(
  { db, submissionKeys }: { db: Database; submissionKeys: SubmissionKeys },
  { kind, id, receipt }: { kind: SubmissionKind; id: string; receipt?: string },
  content: unknown,
): Promise<SealedContent> {
  if (kind !== 'report') return seal(submissionKeys, id, JSON.stringify(content));
  const readers = await readersOfReports(db);
  const sealed = await sealTo(receipt === undefined ? readers : [...readers, receipt], content);
  return { sealed, wrappedKey: null, keyId: null };
}
