import {
  type Conversation,
  openConversation,
  receiptDigits,
  withdrawSubmission,
  writeEntry,
} from 'contract/conversation.ts';
import { entryForm } from 'contract/entry-form.ts';
import { fieldErrorsOf } from 'contract/field-errors.ts';
import type { Locale } from 'contract/locales.ts';
import { words } from 'contract/words/words.ts';
import { data } from 'react-router';
import type { Call, CallFailure } from '../call.ts';
import { postedText, retryHeader } from '../parts/forms/answer-post.ts';
import { randomKey } from '../parts/forms/kept-draft.ts';
import { isCallFailure } from '../refuse.ts';

/** What is being added; the key stays the same until it has been taken in. */
export type PostedEntry = { text: string; idempotencyKey: string; fault?: string | undefined };

/** The page that answers a post. Only in it does the number travel on, to be posted again. */
export type PostedSubmission =
  | { is: 'asked'; written: string; fault?: string; failure?: CallFailure }
  | { is: 'withdrawing'; receipt: string; failure?: CallFailure }
  | { is: 'withdrawn' }
  | {
      is: 'opened';
      receipt: string;
      /** Undefined when the gateway did not answer: what was written stands all the same. */
      conversation: Conversation | undefined;
      entry: PostedEntry;
      failure?: CallFailure;
    };

/** Takes what the page without scripts posts: a number, an entry, or the wish to take all of it back. */
export async function takeSubmission(call: Call, posted: FormData, locale: Locale): Promise<unknown> {
  const field = (name: string) => postedText(posted, name);
  const receipt = receiptDigits(field('receipt'));
  if (receipt === undefined) {
    const { receiptInvalid } = words[locale].fieldErrors;
    return answer({ is: 'asked', written: field('receipt'), fault: receiptInvalid }, 422);
  }
  switch (field('step')) {
    case 'ask':
      return answer({ is: 'withdrawing', receipt });
    case 'withdraw':
      return withdraw(call, receipt);
    case 'write':
      return write(call, locale, receipt, { text: field('text'), idempotencyKey: field('idempotencyKey') });
    default:
      return open(call, receipt);
  }
}

async function open(call: Call, receipt: string) {
  try {
    const { data: conversation } = await call(openConversation, { receipt });
    return answer({ is: 'opened', receipt, conversation, entry: newEntry() });
  } catch (reason) {
    return refused(reason, (failure) => ({ is: 'asked', written: receipt, failure }));
  }
}

async function withdraw(call: Call, receipt: string) {
  try {
    await call(withdrawSubmission, { receipt });
    return answer({ is: 'withdrawn' });
  } catch (reason) {
    return refused(reason, (failure) => ({ is: 'withdrawing', receipt, failure }));
  }
}

async function write(call: Call, locale: Locale, receipt: string, entry: PostedEntry) {
  const rules = entryForm.safeParse({ text: entry.text, fileNos: [] }, { reportInput: true });
  const code = rules.success ? undefined : fieldErrorsOf(rules.error.issues)[0]?.code;
  try {
    if (code !== undefined) {
      const { data: conversation } = await call(openConversation, { receipt });
      const fault = words[locale].fieldErrors[code];
      return answer({ is: 'opened', receipt, conversation, entry: { ...entry, fault } }, 422);
    }
    const { data: conversation } = await call(writeEntry, { receipt, ...entry, fileNos: [] });
    return answer({ is: 'opened', receipt, conversation, entry: newEntry() });
  } catch (reason) {
    return refused(reason, (failure) => ({ is: 'opened', receipt, conversation: undefined, entry, failure }));
  }
}

function newEntry(): PostedEntry {
  return { text: '', idempotencyKey: randomKey() };
}

function answer(page: PostedSubmission, status = 200, headers: Record<string, string> = {}) {
  return data(page, { status, headers });
}

function refused(reason: unknown, page: (failure: CallFailure) => PostedSubmission) {
  if (!isCallFailure(reason)) throw reason;
  const { code, status, msg, error, retryAfter } = reason;
  return answer(page({ code, status, msg, error, retryAfter }), status || 503, retryHeader(reason));
}
