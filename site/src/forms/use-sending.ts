import type { CallFailure } from 'client/failure.ts';
import { isFieldErrorCode } from 'contract/errors.ts';
import { words } from 'contract/words/words.ts';
import { useRef, useState } from 'react';
import type { z } from 'zod/mini';
import { isCallFailure } from '../gateway/route-errors.ts';
import { dismissToast, showToast } from '../parts/toasts/toasts.ts';
import { failureSentence } from '../text/failure-sentence.ts';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';
import { errorsIn, type FormErrors, type RejectedField, rejectedFields } from './form-errors.ts';
import { notSentSentence } from './not-sent.ts';

export type Sending = {
  state: 'writing' | 'sending' | 'failed';
  /** The number of invalid fields. */
  invalidCount: number;
  /** The number of attempts that validation stopped: each one is announced. */
  stoppedAttempts: number;
  /** Why the gateway rejected the last attempt. */
  failure: CallFailure | undefined;
};

export type SendingOptions<Field extends string> = {
  schema: z.ZodMiniType;
  /** The values under the wire's names, in the order of the page. They must not change while sending. */
  values: Readonly<Record<Field, unknown>>;
  /** Why the form cannot be sent with its files, in the visitor's language. */
  fileError?: string | undefined;
  onFailed?: (failure: CallFailure) => void;
};

export type SendingForm<Field extends string> = Sending & {
  errors: FormErrors<Field>;
  /**
   * Runs `submit` unless a field is invalid or sending is already under way. `submit` returns false when a part failed that
   * shows its own error.
   */
  send: (submit: () => Promise<boolean>) => Promise<void>;
};

/** Sends a form: validation stops it, repeated clicks send it once, and the result is announced. */
export function useSending<Field extends string>({
  schema,
  values,
  fileError,
  onFailed,
}: SendingOptions<Field>): SendingForm<Field> {
  const text = useText();
  const forms = usePageText('forms');
  const locale = useLocale();
  const [rejected, setRejected] = useState<readonly RejectedField[]>([]);
  const [attempted, setAttempted] = useState(false);
  const [stoppedAttempts, setStoppedAttempts] = useState(0);
  const [state, setState] = useState<Sending['state']>('writing');
  const [failure, setFailure] = useState<CallFailure>();
  const inFlight = useRef(false);
  const failureToast = useRef(0);
  const errors = {
    ...errorsIn(locale, schema, values, rejected),
    ...(fileError !== undefined && { fileNos: fileError }),
  };
  const invalidCount = Object.keys(errors).length;

  async function send(submit: () => Promise<boolean>) {
    if (inFlight.current) return;
    setAttempted(true);
    if (invalidCount > 0) {
      setStoppedAttempts((times) => times + 1);
      return;
    }
    inFlight.current = true;
    dismissToast(failureToast.current);
    setFailure(undefined);
    setState('sending');
    try {
      if (await submit()) reset();
      else setState('failed');
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      fail(reason);
    } finally {
      inFlight.current = false;
    }
  }

  /** The next draft starts without errors. */
  function reset() {
    setState('writing');
    setAttempted(false);
    setRejected([]);
  }

  function fail(reason: CallFailure) {
    setState('failed');
    setFailure(reason);
    onFailed?.(reason);
    const inThisForm = rejectedFields(values, reason.fields);
    setRejected(inThisForm);
    if (inThisForm.length > 0) {
      setStoppedAttempts((times) => times + 1);
      return;
    }
    const code = reason.fields.map((field) => field.code).find(isFieldErrorCode);
    const title = code === undefined ? failureSentence(text, reason) : words[locale].fieldErrors[code];
    failureToast.current = showToast({ kind: 'failed', title, detail: notSentSentence(forms, reason) });
  }

  return {
    state,
    stoppedAttempts,
    failure,
    invalidCount: attempted ? invalidCount : 0,
    errors: attempted ? errors : {},
    send,
  };
}
