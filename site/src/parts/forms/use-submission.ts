import { isFieldErrorCode } from 'contract/errors.ts';
import { type SubmissionKind, submitForm } from 'contract/submissions.ts';
import { words } from 'contract/words/words.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { z } from 'zod/mini';
import type { Answer, Call, CallFailure } from '../../call.ts';
import { isCallFailure } from '../../refuse.ts';
import { closeDialog } from '../../shell/dialogs.ts';
import { failureSentence } from '../../text/failure-sentence.ts';
import { useLocale, usePageText, useText } from '../../text/use-text.tsx';
import { dismissNotice, showNotice } from '../notices.ts';
import { showReceipt } from '../receipt/show-receipt.tsx';
import { errorsIn, type FormErrors, type RefusedField, refusedIn } from './form-errors.ts';
import { notSentSentence } from './not-sent.ts';

export type Sending = {
  state: 'writing' | 'sending' | 'failed';
  /** How many fields are wrong. */
  wrong: number;
  /** Counts the tries that were stopped by wrong fields: each is told anew. */
  stopped: number;
  /** Why the gateway did not take it at the last try. */
  failure: CallFailure | undefined;
};

type Submitted<Field extends string> = {
  kind: SubmissionKind;
  call: Call;
  schema: z.ZodMiniType;
  /** What stands in the fields, under the wire's names and in the order in which they stand. They must not change while it is sent. */
  values: Readonly<Record<Field, unknown>>;
  /** What only the page knows to be wrong, in the visitor's words. */
  faults?: FormErrors<Field>;
  /** Makes what is sent; undefined when a part of it did not come about, which is told where it stands. */
  prepare: (website: string) => Promise<z.input<typeof submitForm.input> | undefined>;
  /** Forgets what was written; the form's dialog is closed and gives way to the receipt. */
  onSent: () => void;
  /** What comes next, for the receipt. */
  next?: (answer: Answer<typeof submitForm>) => ReactNode;
  onFailed?: (failure: CallFailure) => void;
};

export type Submission<Field extends string> = Sending & {
  errors: FormErrors<Field>;
  /** `website` is what stands in the honeypot. */
  send: (website: string) => Promise<void>;
};

/** A form's way to the gateway: stopped by what is wrong with it, sent once however often it is asked for, and told how it went. */
export function useSubmission<Field extends string>(submitted: Submitted<Field>): Submission<Field> {
  const { kind, call, schema, values, faults, prepare, onSent, next, onFailed } = submitted;
  const text = useText();
  const forms = usePageText('forms');
  const locale = useLocale();
  const [refused, setRefused] = useState<readonly RefusedField[]>([]);
  const [tried, setTried] = useState(false);
  const [stopped, setStopped] = useState(0);
  const [state, setState] = useState<Sending['state']>('writing');
  const [failure, setFailure] = useState<CallFailure>();
  const open = useOpen();
  const onItsWay = useRef(false);
  const toldFailure = useRef(0);
  const errors = { ...errorsIn(locale, schema, values, refused), ...faults };
  const wrong = Object.keys(errors).length;

  async function send(website: string) {
    if (onItsWay.current) return;
    setTried(true);
    if (wrong > 0) {
      setStopped((times) => times + 1);
      return;
    }
    onItsWay.current = true;
    dismissNotice(toldFailure.current);
    setFailure(undefined);
    setState('sending');
    try {
      const prepared = await prepare(website);
      if (prepared === undefined) {
        setState('failed');
        return;
      }
      const answer = await call(submitForm, prepared);
      onSent();
      // What is on its way arrives although its dialog was closed: the receipt comes all the same.
      if (open.current) closeDialog();
      showReceipt({ kind, said: answer.msg, receipt: answer.receipt, next: next?.(answer) });
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      fail(reason);
    } finally {
      onItsWay.current = false;
    }
  }

  function fail(reason: CallFailure) {
    setState('failed');
    setFailure(reason);
    onFailed?.(reason);
    const told = reason.errors ?? [];
    const inForm = refusedIn(values, told);
    setRefused(inForm);
    if (inForm.length > 0) {
      setStopped((times) => times + 1);
      return;
    }
    const code = told.find((error) => isFieldErrorCode(error.code))?.code;
    const title = code === undefined ? failureSentence(text, reason) : words[locale].fieldErrors[code];
    toldFailure.current = showNotice({ kind: 'failed', title, detail: notSentSentence(forms, reason) });
  }

  return { state, stopped, failure, wrong: tried ? wrong : 0, errors: tried ? errors : {}, send };
}

/** Whether the form is still on show. */
function useOpen() {
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => void (open.current = false);
  }, []);
  return open;
}
