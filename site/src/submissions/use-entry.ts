import { type Conversation, writeEntry } from 'contract/conversation.ts';
import { entryForm } from 'contract/entry-form.ts';
import { isFieldErrorCode } from 'contract/errors.ts';
import { endingsOfKind } from 'contract/uploads.ts';
import { words } from 'contract/words/words.ts';
import { useRef, useState } from 'react';
import type { Call, CallFailure } from '../call.ts';
import { errorsIn, type RefusedField, refusedIn } from '../parts/forms/form-errors.ts';
import { randomKey } from '../parts/forms/kept-draft.ts';
import { notSentSentence } from '../parts/forms/not-sent.ts';
import type { Sending } from '../parts/forms/use-submission.ts';
import { dismissNotice, showNotice } from '../parts/notices.ts';
import { acceptable } from '../parts/uploads/upload-queue.ts';
import { useUploads } from '../parts/uploads/use-uploads.ts';
import { isCallFailure } from '../refuse.ts';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';
import { failureWords } from './failure-told.ts';
import type { Opened } from './opened.ts';

/** What a visitor is adding. It is in memory only, and never kept as a draft. */
export function useEntry(call: Call, { receipt, conversation }: Opened, onWritten: (now: Conversation) => void) {
  const text = useText();
  const forms = usePageText('forms');
  const locale = useLocale();
  const uploads = useUploads({
    endings: endingsOfKind[conversation.kind],
    namesTraces: conversation.kind === 'report',
  });
  const [written, setWritten] = useState('');
  const [refused, setRefused] = useState<readonly RefusedField[]>([]);
  const [tried, setTried] = useState(false);
  const [stopped, setStopped] = useState(0);
  const [state, setState] = useState<Sending['state']>('writing');
  const [failure, setFailure] = useState<CallFailure>();
  const key = useRef('');
  const onItsWay = useRef(false);
  const toldFailure = useRef(0);

  const fileNos = acceptable(uploads.files);
  const values = { text: written, fileNos };
  const errors = {
    ...errorsIn(locale, entryForm, values, refused),
    ...(uploads.fault !== undefined && { fileNos: uploads.fault }),
  };
  const wrong = Object.keys(errors).length;

  async function send() {
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
      const handles = await uploads.sendAll();
      if (handles === undefined) setState('failed');
      else await write(handles);
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      fail(reason);
    } finally {
      onItsWay.current = false;
    }
  }

  async function write(handles: readonly string[]) {
    // The same for every try, so that a lost answer does not make two entries of one.
    key.current ||= randomKey();
    const entry = { receipt, text: written, fileNos: [...handles], idempotencyKey: key.current };
    const { data } = await call(writeEntry, entry);
    key.current = '';
    setWritten('');
    uploads.clear();
    setTried(false);
    setRefused([]);
    setState('writing');
    onWritten(data);
  }

  function fail(reason: CallFailure) {
    setState('failed');
    setFailure(reason);
    const told = reason.errors ?? [];
    const spent = told.find(({ field }) => field === 'fileNos')?.code;
    if (spent !== undefined && isFieldErrorCode(spent)) uploads.spend(words[locale].fieldErrors[spent]);
    const inForm = refusedIn(values, told);
    setRefused(inForm);
    if (inForm.length > 0) setStopped((times) => times + 1);
    else
      toldFailure.current = showNotice({
        kind: 'failed',
        title: failureWords(text, reason),
        detail: notSentSentence(forms, reason),
      });
  }

  return {
    written,
    write: setWritten,
    uploads,
    errors: tried ? errors : {},
    sending: { state, stopped, failure, wrong: tried ? wrong : 0 },
    send,
  };
}
