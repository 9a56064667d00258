import { randomBytes } from 'node:crypto';
import { getChallenge } from 'contract/submissions/challenge.ts';
import { textWithDetails } from 'contract/submissions/inquiry.ts';
import { getReportChannel } from 'contract/submissions/report-channel.ts';
import { kindOfSayType, sayTypes, submitForm } from 'contract/submissions/submissions.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/serve.ts';
import { type CreationContext, createSubmission, type ReceivedSubmission } from './create-submission.ts';
import { promisedDeadline } from './promised-deadline.ts';
import { isReportChannelOpen, type ReportChannelContext } from './report-keys/report-channel.ts';
import { deduplicationHashesOf } from './deduplication.ts';
import { formatReceipt, receiptOf } from './receipt.ts';
import type { SubmissionServices } from './services.ts';
import { findSaved, type SavedSubmission } from './store.ts';
import { toReply } from './view.ts';

type SubmissionsContext = CreationContext & ReportChannelContext & Pick<SubmissionServices, 'admission'>;

/**
 * The request limit of one IP address, whether submissions are accepted or not. It must not be
 * lower than the submission limit.
 */
export function submissionRequests({ admission }: Pick<SubmissionServices, 'admission'>): number {
  return Math.max(submitForm.limit.requests, admission.max);
}

/**
 * Saves a submission after its limits are checked. A retry is not counted, and gets its receipt even if
 * the limit of its IP address is used up. Retries of messages and resumes are looked up only after
 * a rejection; of reports first, because admission delays them.
 */
async function admitAndSave(
  context: SubmissionsContext,
  received: Omit<ReceivedSubmission, 'spamSignals'>,
  ip: string,
): Promise<SavedSubmission> {
  const { db, admission } = context;
  const { kind, submission, hashes } = received;
  const findEarlier = () => findSaved(db, kind, hashes);
  // A report without a solved challenge is delayed; its retry must not be.
  const report = kind === 'report' ? await findEarlier() : undefined;
  if (report !== undefined) return report;
  try {
    const { spamSignals, refund } = await admission.admit(submission, { kind, hashes, ip });
    const saved = await createSubmission(context, { ...received, spamSignals });
    if (!saved.isNew) await refund();
    return saved;
  } catch (error) {
    const earlier = error instanceof HttpError ? await findEarlier() : undefined;
    if (earlier === undefined) throw error;
    return earlier;
  }
}

export const submissionRoutes = [
  serve(
    submitForm,
    async (context: SubmissionsContext, submission, { locale, ip = '' }) => {
      const { secret } = context;
      const kind = kindOfSayType[submission.sayType];
      // A closed channel is reported before anything is counted.
      if (kind === 'report' && !(await isReportChannelOpen(context))) throw new HttpError('channelClosed');
      // The solution is excluded because a retry may have another one.
      const { idempotencyKey, consentVersion, challenge: _challenge, ...fields } = submission;
      const key = idempotencyKey ?? randomBytes(32).toString('base64url');
      const hashes = deduplicationHashesOf(secret, key, fields);
      const receipt = receiptOf(secret, key, hashes.contentHash);
      const receivedAt = new Date();
      const terms = (await context.formContent()).replyTerms;
      const received = {
        kind,
        locale,
        submission,
        fields:
          submission.sayType === sayTypes.message
            ? { ...fields, remark: textWithDetails(locale, submission.remark, submission) }
            : fields,
        hashes,
        receipt,
        consentVersion: consentVersion ?? null,
        receivedAt,
        deadline: promisedDeadline(kind, terms, receivedAt),
      };
      const saved = await admitAndSave(context, received, ip);
      return { data: null, receipt: formatReceipt(receipt), reply: toReply(saved, terms?.hours) };
    },
    submissionRequests,
  ),
  serve(getReportChannel, async (context: ReportChannelContext) => ({
    data: { open: await isReportChannelOpen(context) },
  })),
  serve(getChallenge, async ({ admission }: Pick<SubmissionServices, 'admission'>, { kind }) => ({
    data: await admission.challengeFor(kind),
  })),
];
