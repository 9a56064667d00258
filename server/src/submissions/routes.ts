import { randomBytes } from 'node:crypto';
import { submitForm } from 'contract/submissions.ts';
import { Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { identityOf, isOpen, isSuspected, kindOfSayType, receiptOf } from './rules.ts';
import { keepReceived } from './keep.ts';

export const submissionRoutes = [
  serve(submitForm, async (context, submission, { locale }) => {
    const kind = kindOfSayType[submission.sayType];
    if (!isOpen[kind]) throw new Refusal('channelClosed');
    const { idempotencyKey, consentVersion, ...fields } = submission;
    const key = idempotencyKey ?? randomBytes(32).toString('base64url');
    const identity = identityOf(context.secret, key, fields);
    await keepReceived(context, {
      kind,
      locale,
      submission,
      fields,
      identity,
      suspected: isSuspected(submission),
      consentVersion: consentVersion ?? null,
    });
    return { data: null, receipt: receiptOf(context.secret, key, identity.contentHash) };
  }),
];
