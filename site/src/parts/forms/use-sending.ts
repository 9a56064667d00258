import { isFieldErrorCode } from 'contract/errors.ts';
import { words } from 'contract/words/words.ts';
import { useRef, useState } from 'react';
import type { z } from 'zod/mini';
import type { CallFailure } from '../../call.ts';
import { isCallFailure } from '../../refuse.ts';
import { failureSentence } from '../../text/failure-sentence.ts';
import { useLocale, usePageText, useText } from '../../text/use-text.tsx';
import { dismissNotice, showNotice } from '../notices.ts';
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

export type Sent<Field extends string> = {
  schema: z.ZodMiniType;
  /** What stands in the fields, under the wire's names and in the order in which they stand. They must not change while it is sent. */
  values: Readonly<Record<Field, unknown>>;
  /** What only the page knows to be wrong, in the visitor's words. */
  faults?: FormErrors<Field>;
  onFailed?: (failure: CallFailure) => void;
};

export type SendingForm<Field extends string> = Sending & {
  errors: FormErrors<Field>;
  /** Runs `go` unless a field is wrong or it is under way already. `go` answers false when a part did not come about, which is told where it stands. */
  send: (go: () => Promise<boolean>) => Promise<void>;
};

/** A form's way to the gateway: stopped by what is wrong with it, sent once however often it is asked for, and told how it went. */
export function useSending<Field extends string>({
  schema,
  values,
  faults,
  onFailed,
}: Sent<Field>): SendingForm<Field> {
  const text = useText();
  const forms = usePageText('forms');
  const locale = useLocale();
  const [refused, setRefused] = useState<readonly RefusedField[]>([]);
  const [tried, setTried] = useState(false);
  const [stopped, setStopped] = useState(0);
  const [state, setState] = useState<Sending['state']>('writing');
  const [failure, setFailure] = useState<CallFailure>();
  const onItsWay = useRef(false);
  const toldFailure = useRef(0);
  const errors = { ...errorsIn(locale, schema, values, refused), ...faults };
  const wrong = Object.keys(errors).length;

  async function send(go: () => Promise<boolean>) {
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
      if (await go()) begin();
      else setState('failed');
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      fail(reason);
    } finally {
      onItsWay.current = false;
    }
  }

  /** What is written next is judged anew. */
  function begin() {
    setState('writing');
    setTried(false);
    setRefused([]);
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
