import { randomUUID } from 'node:crypto';
import type { Locale } from 'contract/locales.ts';
import type { Submission, SubmissionKind } from 'contract/submissions.ts';
import { endingsOfKind } from 'contract/uploads.ts';
import type { Context } from '../context.ts';
import { midnight } from '../database/moment.ts';
import { Refusal } from '../http/refusal.ts';
import { claimUploads } from '../uploads/claim.ts';
import { refuseUnknownChoices } from './choices.ts';
import { partsOfReport } from './report-parts.ts';
import type { Identity, Suspicion } from './rules.ts';
import { sealContent } from './sealed-content.ts';
import { findKept, isOpenPost, type KeptSubmission, keepSubmission } from './store.ts';

export type Received = {
  kind: SubmissionKind;
  locale: Locale;
  submission: Submission;
  /** Everything as the visitor sent it. */
  fields: Record<string, unknown>;
  identity: Identity;
  /** Sixteen digits. */
  receipt: string;
  suspicions: Suspicion[];
  consentVersion: string | null;
  receivedAt: Date;
  deadline: Date | null;
};

/**
 * Keeps a submission with its files, or nothing of either; sent again, it is kept once. What it says is sealed before it
 * reaches the store. Throws a `Refusal` when it chooses what no page offers, its post is closed or a file is not there any more.
 */
export async function keepReceived(context: Context, received: Received): Promise<KeptSubmission> {
  const { db } = context;
  const { kind, submission, fields, receipt, receivedAt, identity, ...kept } = received;
  const before = await findKept(db, identity);
  if (before !== undefined) return before;
  await refuseUnknownChoices(db, submission);
  const id = randomUUID();
  const { id: receiptId, recipient: receiptRecipient } = await context.receiptKeys(
    kind === 'report' ? 'report' : 'submission',
    receipt,
  );
  const row = {
    ...kept,
    ...identity,
    id,
    kind,
    receiptId,
    receiptRecipient,
    ...(await sealed(context, { id, kind, fields })),
    // Of a report only the day is kept.
    receivedAt: kind === 'report' ? midnight(receivedAt) : receivedAt,
    businessType: submission.sayType === '2' ? submission.reporterType : null,
    postNo: submission.sayType === '3' ? submission.postNo : null,
  };
  return db.transaction().execute(async (transaction) => {
    const stored = await keepSubmission(transaction, row);
    if (!stored.isNew || submission.sayType === '2') return stored;
    if (submission.sayType === '3' && !(await isOpenPost(transaction, submission.postNo)))
      throw new Refusal('invalidInput', [{ field: 'postNo', code: 'postClosed' }]);
    const handles = submission.fileNos ?? [];
    await claimUploads(transaction, { submissionId: id, handles, endings: endingsOfKind[kind] });
    return stored;
  });
}

async function sealed(
  context: Context,
  { id, kind, fields }: { id: string; kind: SubmissionKind; fields: Record<string, unknown> },
) {
  if (kind !== 'report') return { ...(await sealContent(context, { id, kind }, fields)), sealedIdentity: null };
  const { content, identity } = partsOfReport(fields);
  const { sealed: sealedIdentity } = await sealContent(context, { id, kind }, identity);
  return { ...(await sealContent(context, { id, kind }, content)), sealedIdentity };
}
