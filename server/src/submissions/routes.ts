import { randomBytes } from 'node:crypto';
import { getChallenge } from 'contract/challenge.ts';
import { replyPromise } from 'contract/reply-promise.ts';
import { submitForm } from 'contract/submissions.ts';
import type { Context } from '../context.ts';
import { serve } from '../http/serve.ts';
import { findReplyTerms } from '../settings/store.ts';
import { keepReceived } from './keep.ts';
import { identityOf, inGroups, kindOfSayType, receiptOf } from './rules.ts';
import { readersOfReports } from './sealed-content.ts';
import { viewReply } from './view.ts';

/** How many requests one address may make, taken in or not: whoever may be let in must first get here. */
export function submissionRequests({ admission }: Context): number {
  return Math.max(submitForm.limit.requests, admission.most);
}

export const submissionRoutes = [
  serve(
    submitForm,
    async (context, submission, { locale, address = '' }) => {
      const { db, secret, admission } = context;
      const kind = kindOfSayType[submission.sayType];
      // A closed kind is refused before it is counted.
      if (kind === 'report') await readersOfReports(db);
      // A retry may bring another solution: it is the same submission.
      const { idempotencyKey, consentVersion, challenge: _proof, ...fields } = submission;
      const key = idempotencyKey ?? randomBytes(32).toString('base64url');
      const identity = identityOf(secret, key, fields);
      const receipt = receiptOf(secret, key, identity.contentHash);
      const suspicions = await admission.admit(submission, { kind, identity, address });
      const receivedAt = new Date();
      const terms = kind === 'message' ? await findReplyTerms(db) : undefined;
      const promise = terms && replyPromise(terms.calendar, terms.hours, receivedAt.getTime());
      const kept = await keepReceived(context, {
        kind,
        locale,
        submission,
        fields,
        identity,
        receipt,
        suspicions,
        consentVersion: consentVersion ?? null,
        receivedAt,
        deadline: promise ? new Date(promise.deadline) : null,
      });
      return { data: null, receipt: inGroups(receipt), reply: viewReply(kept, terms?.hours) };
    },
    submissionRequests,
  ),
  serve(getChallenge, async ({ admission }, { kind }) => ({ data: await admission.challengeFor(kind) })),
];
