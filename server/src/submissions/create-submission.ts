import { randomUUID } from 'node:crypto';
import type { Locale } from 'contract/locales.ts';
import { sealTo } from 'contract/sealing/sealed-report.ts';
import type { SpamSignal } from 'contract/submissions/spam-signals.ts';
import { rulesOf } from 'contract/submissions/submission-kinds.ts';
import { type Submission, type SubmissionKind, sayTypes } from 'contract/submissions/submissions.ts';
import type { Kysely } from 'kysely';
import type { SubmissionKeys } from '../config/submission-keys.ts';
import { startOfBeijingDay } from '../database/beijing-time.ts';
import type { Tables } from '../database/tables.ts';
import { HttpError } from '../http/http-error.ts';
import { claimUploads } from '../uploads/claim.ts';
import { rejectUnknownChoices } from './choices.ts';
import type { FormContent } from './form-content.ts';
import { readersOfReports } from './report-keys/report-channel.ts';
import type { DeduplicationHashes } from './deduplication.ts';
import { contactHashesOf } from './sealing/contact-hashes.ts';
import { encryptEnvelope } from './sealing/envelope.ts';
import { fastReceiptId } from './sealing/receipt-keys.ts';
import { partsOfReport } from './sealing/report-parts.ts';
import { reportMac, submissionMac } from './sealing/row-mac.ts';
import type { SubmissionServices } from './services.ts';
import {
  type InsertSubmission,
  insertSubmissions,
  isOpenPost,
  type NewMessageOrResume,
  type NewReport,
  type SavedSubmission,
  saveMessageOrResume,
  saveReport,
} from './store.ts';
import { tablesOf } from './tables-of-kind.ts';

export type CreationContext = Pick<SubmissionServices, 'receiptKeys' | 'insertSubmission'> & {
  db: Kysely<Tables>;
  secret: Buffer;
  submissionKeys: SubmissionKeys;
  formContent: () => Promise<FormContent>;
};

export type ReceivedSubmission = {
  kind: SubmissionKind;
  locale: Locale;
  submission: Submission;
  /** All fields as the visitor sent them; the text of a message ends with its details. */
  fields: Record<string, unknown>;
  hashes: DeduplicationHashes;
  /** Sixteen digits. */
  receipt: string;
  spamSignals: SpamSignal[];
  consentVersion: string | null;
  receivedAt: Date;
  deadline: Date | null;
};

/**
 * Saves a submission with its files, or nothing; a retry saves nothing. The content is encrypted
 * before it reaches the database. Throws an `HttpError` for an unknown choice, a closed job post or a
 * missing file.
 */
export async function createSubmission(
  context: CreationContext,
  received: ReceivedSubmission,
): Promise<SavedSubmission> {
  const { db } = context;
  const { kind, submission } = received;
  await rejectUnknownChoices(context, submission);
  const id = randomUUID();
  const fileTokens = submission.fileNos || [];
  // Without files one statement is enough, which other messages share.
  if (kind !== 'report' && fileTokens.length === 0)
    return saveMessageOrResume(db, messageOrResumeRow(context, received, id, kind), context.insertSubmission);
  const row =
    kind === 'report' ? await reportRow(context, received, id) : messageOrResumeRow(context, received, id, kind);
  return db.transaction().execute(async (transaction) => {
    const insert: InsertSubmission = async (resume) => (await insertSubmissions(transaction, [resume])).includes(true);
    const stored = await (row.kind === 'report'
      ? saveReport(transaction, row)
      : saveMessageOrResume(transaction, row, insert));
    if (!stored.isNew) return stored;
    if (submission.sayType === sayTypes.resume && !(await isOpenPost(transaction, submission.postNo)))
      throw new HttpError('invalidInput', [{ field: 'postNo', code: 'postClosed' }]);
    const { extensions } = rulesOf(kind);
    await claimUploads(transaction, { table: tablesOf(kind).file, submissionId: id, fileTokens, extensions });
    return stored;
  });
}

async function reportRow(context: CreationContext, received: ReceivedSubmission, id: string): Promise<NewReport> {
  const { id: receiptId, recipient: receiptRecipient } = await context.receiptKeys('report', received.receipt);
  const { content, identity } = partsOfReport(received.fields);
  const readers = await readersOfReports(context.db, context.secret);
  // The recipient is sealed as well, so that officers notice if the row has another one.
  const sealed = Buffer.from(await sealTo(readers, { ...content, receiptRecipient }));
  const sealedIdentity = Buffer.from(await sealTo(readers, identity));
  // Only the day is stored.
  const receivedAt = startOfBeijingDay(received.receivedAt);
  const row = { ...sharedColumns(received), id, receiptId, receiptRecipient, sealed, sealedIdentity, receivedAt };
  return { ...row, kind: 'report', mac: reportMac(context.secret, row) };
}

function messageOrResumeRow(
  { secret, submissionKeys }: CreationContext,
  received: ReceivedSubmission,
  id: string,
  kind: NewMessageOrResume['kind'],
): NewMessageOrResume {
  const { submission, fields, receivedAt, deadline } = received;
  const receiptId = fastReceiptId(secret, received.receipt);
  return {
    ...sharedColumns(received),
    id,
    receiptId,
    mac: submissionMac(secret, { id, receiptId, receiptRecipient: null }),
    ...encryptEnvelope(submissionKeys, id, JSON.stringify(fields)),
    ...contactHashesOf(secret, fields),
    kind,
    receivedAt,
    deadline,
    businessType: submission.sayType === sayTypes.message ? submission.reporterType : null,
    postNo: submission.sayType === sayTypes.resume ? submission.postNo : null,
  };
}

function sharedColumns({ hashes, locale, spamSignals, consentVersion }: ReceivedSubmission) {
  return { ...hashes, locale, suspicions: spamSignals, consentVersion };
}
