import { randomBytes } from 'node:crypto';
import { submitForm } from 'contract/submissions.ts';
import { Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { identityOf, isOpen, isSuspected, kindOfSayType, receiptOf } from './rules.ts';
import { keepSubmission } from './store.ts';

export const submissionRoutes = [
  serve(submitForm, async ({ db, secret }, submission, { locale }) => {
    const kind = kindOfSayType[submission.sayType];
    if (!isOpen[kind]) throw new Refusal('channelClosed');
    const { idempotencyKey, consentVersion, ...fields } = submission;
    const key = idempotencyKey ?? randomBytes(32).toString('base64url');
    const identity = identityOf(key, fields);
    await keepSubmission(db, {
      kind,
      locale,
      fields,
      ...identity,
      suspected: isSuspected(submission),
      consentVersion: consentVersion ?? null,
    });
    return { data: null, receipt: receiptOf(secret, key, identity.contentHash) };
  }),
];
