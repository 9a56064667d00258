import { randomUUID } from 'node:crypto';
import type { Locale } from 'contract/locales.ts';
import type { Submission, SubmissionKind } from 'contract/submissions.ts';
import { resumeEndings } from 'contract/uploads.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { claimUploads } from '../uploads/claim.ts';
import { seal } from './envelope.ts';
import type { Suspicion } from './rules.ts';
import { isOpenPost, type KeptSubmission, keepSubmission } from './store.ts';

export type Received = {
  kind: SubmissionKind;
  locale: Locale;
  submission: Submission;
  /** Everything as the visitor sent it. */
  fields: Record<string, unknown>;
  identity: { keyHash: Buffer; contentHash: Buffer };
  suspicions: Suspicion[];
  consentVersion: string | null;
  receivedAt: Date;
  deadline: Date | null;
};

/**
 * Keeps a submission with its files, or nothing of either; sent again, it is kept once. What it says is sealed before it
 * reaches the store. Throws a `Refusal` when its post is closed or a file is not there any more.
 */
export async function keepReceived({ db, submissionKeys }: Context, received: Received): Promise<KeptSubmission> {
  const { kind, locale, submission, fields, identity, suspicions, consentVersion, receivedAt, deadline } = received;
  const id = randomUUID();
  return db.transaction().execute(async (transaction) => {
    const kept = await keepSubmission(transaction, {
      id,
      kind,
      locale,
      ...seal(submissionKeys, id, JSON.stringify(fields)),
      ...identity,
      suspicions,
      consentVersion,
      receivedAt,
      deadline,
      businessType: submission.sayType === '2' ? submission.reporterType : null,
      postNo: submission.sayType === '3' ? submission.postNo : null,
    });
    if (!kept.isNew || submission.sayType !== '3') return kept;
    if (!(await isOpenPost(transaction, submission.postNo)))
      throw new Refusal('invalidInput', [{ field: 'postNo', code: 'postClosed' }]);
    await claimUploads(transaction, { submissionId: id, handles: submission.fileNos, endings: resumeEndings });
    return kept;
  });
}
