import type { CallFailure } from 'client/failure.ts';
import {
  type Conversation,
  openConversation,
  receiptDigits,
  withdrawSubmission,
  writeEntry,
} from 'contract/submissions/conversation.ts';
import { entryForm } from 'contract/submissions/entry-form.ts';
import { isFieldErrorCode } from 'contract/errors.ts';
import { fieldErrorsOf } from 'contract/field-errors.ts';
import type { Locale } from 'contract/locales.ts';
import { words } from 'contract/words/words.ts';
import { data } from 'react-router';
import { retryHeader, shownFailure } from '../forms/form-action.ts';
import { formDataText } from '../forms/form-values.ts';
import { newIdempotencyKey } from '../forms/idempotency-key.ts';
import type { Call } from '../gateway/call.ts';
import { isCallFailure } from '../gateway/route-errors.ts';

/** The entry to add. Its key stays the same until the entry is accepted. */
export type UnsentEntry = { text: string; idempotencyKey: string; error?: string | undefined };

/** What the page shows next. Only this page carries the receipt number, for the next request. */
export type SubmissionActionResult =
  | { status: 'prompt'; number: string; error?: string; failure?: CallFailure }
  | { status: 'withdrawing'; receipt: string; entry: UnsentEntry; failure?: CallFailure }
  | { status: 'withdrawn' }
  | {
      status: 'opened';
      receipt: string;
      /** Undefined when the gateway failed; the entered text is shown anyway. */
      conversation: Conversation | undefined;
      entry: UnsentEntry;
      failure?: CallFailure;
    };

/** The steps of the page without scripts: opening a number, adding an entry, withdrawing. */
export async function submissionAction(call: Call, formData: FormData, locale: Locale): Promise<unknown> {
  const field = (name: string) => formDataText(formData, name);
  const receipt = receiptDigits(field('receipt'));
  if (receipt === undefined) {
    const { receiptInvalid } = words[locale].fieldErrors;
    return respond({ status: 'prompt', number: field('receipt'), error: receiptInvalid }, 422);
  }
  // Each step posts the unsent entry, which would otherwise be lost.
  const entry = { text: field('text'), idempotencyKey: field('idempotencyKey') || newIdempotencyKey() };
  switch (field('step')) {
    case 'confirm':
      return respond({ status: 'withdrawing', receipt, entry });
    case 'withdraw':
      return withdraw(call, receipt, entry);
    case 'write':
      return write(call, locale, receipt, entry);
    default:
      return open(call, receipt, entry);
  }
}

async function open(call: Call, receipt: string, entry: UnsentEntry) {
  try {
    const { data: conversation } = await call(openConversation, { receipt });
    return respond({ status: 'opened', receipt, conversation, entry });
  } catch (reason) {
    return failed(reason, (failure) =>
      entry.text === ''
        ? { status: 'prompt', number: receipt, failure }
        : { status: 'opened', receipt, conversation: undefined, entry, failure },
    );
  }
}

async function withdraw(call: Call, receipt: string, entry: UnsentEntry) {
  try {
    await call(withdrawSubmission, { receipt });
    return respond({ status: 'withdrawn' });
  } catch (reason) {
    return failed(reason, (failure) => ({ status: 'withdrawing', receipt, entry, failure }));
  }
}

async function write(call: Call, locale: Locale, receipt: string, entry: UnsentEntry) {
  const rules = entryForm.safeParse({ text: entry.text, fileNos: [] }, { reportInput: true });
  const code = rules.success ? undefined : fieldErrorsOf(rules.error.issues, isFieldErrorCode)[0]?.code;
  try {
    if (code !== undefined) {
      const { data: conversation } = await call(openConversation, { receipt });
      const error = words[locale].fieldErrors[code];
      return respond({ status: 'opened', receipt, conversation, entry: { ...entry, error } }, 422);
    }
    const { data: conversation } = await call(writeEntry, { receipt, ...entry, fileNos: [] });
    return respond({
      status: 'opened',
      receipt,
      conversation,
      entry: { text: '', idempotencyKey: newIdempotencyKey() },
    });
  } catch (reason) {
    return failed(reason, (failure) => ({ status: 'opened', receipt, conversation: undefined, entry, failure }));
  }
}

function respond(page: SubmissionActionResult, status = 200, headers: Record<string, string> = {}) {
  return data(page, { status, headers });
}

function failed(reason: unknown, page: (failure: CallFailure) => SubmissionActionResult) {
  if (!isCallFailure(reason)) throw reason;
  return respond(page(shownFailure(reason)), reason.status || 503, retryHeader(reason));
}
