import { randomBytes } from 'node:crypto';
import { replyPromise } from 'contract/reply-promise.ts';
import { submitForm } from 'contract/submissions.ts';
import { Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { findReplyTerms } from '../settings/store.ts';
import { identityOf, isOpen, isSuspected, kindOfSayType, receiptOf } from './rules.ts';
import { keepReceived } from './keep.ts';
import { viewReply } from './view.ts';

export const submissionRoutes = [
  serve(submitForm, async (context, submission, { locale }) => {
    const kind = kindOfSayType[submission.sayType];
    if (!isOpen[kind]) throw new Refusal('channelClosed');
    const { idempotencyKey, consentVersion, ...fields } = submission;
    const key = idempotencyKey ?? randomBytes(32).toString('base64url');
    const identity = identityOf(context.secret, key, fields);
    const receivedAt = new Date();
    const terms = kind === 'message' ? await findReplyTerms(context.db) : undefined;
    const promise = terms && replyPromise(terms.calendar, terms.hours, receivedAt.getTime());
    const kept = await keepReceived(context, {
      kind,
      locale,
      submission,
      fields,
      identity,
      suspected: isSuspected(submission),
      consentVersion: consentVersion ?? null,
      receivedAt,
      deadline: promise ? new Date(promise.deadline) : null,
    });
    return {
      data: null,
      receipt: receiptOf(context.secret, key, identity.contentHash),
      reply: viewReply(kept, terms?.hours),
    };
  }),
];
