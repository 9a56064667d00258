import { type Reply, sayTypes, submitForm } from 'contract/submissions.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type CallFailure, createCall } from '../call.ts';
import { useProof } from '../parts/challenge/use-proof.ts';
import { dismissNotice, showNotice } from '../parts/notices.ts';
import { isCallFailure } from '../refuse.ts';
import { failureSentence } from '../text/failure-sentence.ts';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';
import { checkMessage, type MessageErrors, refusedFields, type RefusedField } from './message-check.ts';
import { beginWith, forgetDraft, keepDraft, type MessageDraft, readDraft } from './message-draft.ts';
import { minutesOf } from './minutes-of.ts';
import { type LoadedChoices, useChoices } from './use-choices.ts';

export type Message = {
  draft: MessageDraft;
  write: (change: Partial<MessageDraft>) => void;
  loaded: LoadedChoices;
  consent: boolean;
  errors: MessageErrors;
  /** Counts the tries that were stopped by wrong fields: each is told anew. */
  stopped: number;
  state: 'writing' | 'sending' | 'failed';
  /** What a failed try is told: that nothing is lost, and when to try again where that is known. */
  notSent: string;
  send: (website: string) => Promise<void>;
};

/** The server's words, and by when it has promised an answer. */
export type SentMessage = { said: string; reply: Reply };

/** The message board's state: what is written, what is wrong with it, and its way to the gateway. `about` is what it was opened for. */
export function useMessage(
  about: string,
  fetch: typeof globalThis.fetch,
  onSent: (sent: SentMessage) => void,
): Message {
  const text = useText();
  const messages = usePageText('messages');
  const locale = useLocale();
  const call = useMemo(() => createCall(locale, fetch), [locale, fetch]);
  const loaded = useChoices(call);
  const proof = useProof('message', call);
  const [draft, setDraft] = useState(() => beginWith(about === '' ? '' : `${messages.about(about)}\n`, readDraft()));
  const [refused, setRefused] = useState<readonly RefusedField[]>([]);
  const [tried, setTried] = useState(false);
  const [stopped, setStopped] = useState(0);
  const [state, setState] = useState<Message['state']>('writing');
  const [notSent, setNotSent] = useState(messages.notSent);
  const open = useOpen();
  const onItsWay = useRef(false);
  const toldFailure = useRef(0);

  const consent = draft.agreedTo !== '' && draft.agreedTo === loaded.choices?.privacyVersion;
  const errors = checkMessage(locale, draft, consent, refused);

  function write(change: Partial<MessageDraft>) {
    const next = { ...draft, ...change };
    setDraft(next);
    keepDraft(next);
  }

  async function send(website: string) {
    if (onItsWay.current) return;
    setTried(true);
    if (Object.keys(errors).length > 0) {
      setStopped((times) => times + 1);
      return;
    }
    onItsWay.current = true;
    dismissNotice(toldFailure.current);
    setState('sending');
    try {
      const { agreedTo, begun: _begun, ...fields } = draft;
      const submission = { sayType: sayTypes.message, ...fields, consentVersion: agreedTo, website };
      const challenge = await proof(JSON.stringify(submission));
      const { msg, reply } = await call(submitForm, { ...submission, challenge });
      forgetDraft();
      if (open.current) onSent({ said: msg, reply });
      else showNotice({ kind: 'done', title: msg });
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      fail(reason);
    } finally {
      onItsWay.current = false;
    }
  }

  function fail(failure: CallFailure) {
    setState('failed');
    const wrong = refusedFields(draft, failure.errors ?? []);
    setRefused(wrong);
    const { retryAfter } = failure;
    const detail = retryAfter === undefined ? messages.notSent : messages.notSentBefore(minutesOf(retryAfter));
    setNotSent(detail);
    if (wrong.length > 0) setStopped((times) => times + 1);
    else toldFailure.current = showNotice({ kind: 'failed', title: failureSentence(text, failure), detail });
  }

  return { draft, write, loaded, consent, errors: tried ? errors : {}, stopped, state, notSent, send };
}

/** A message that is on its way arrives although its dialog was closed; who sent it is told all the same. */
function useOpen() {
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => void (open.current = false);
  }, []);
  return open;
}
