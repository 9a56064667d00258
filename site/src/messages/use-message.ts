import { messageForm, sayTypes, type submitForm } from 'contract/submissions.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { type Answer, createCall } from '../call.ts';
import { useProof } from '../parts/challenge/use-proof.ts';
import { type Needed, useNeeded } from '../parts/forms/use-needed.ts';
import { type Submission, useSubmission } from '../parts/forms/use-submission.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { type Choices, loadChoices } from './choices.ts';
import {
  beginWith,
  forgetSentDraft,
  keepDraft,
  type MessageDraft,
  type MessageField,
  readDraft,
} from './message-draft.ts';

export type Message = Submission<MessageField> & {
  draft: MessageDraft;
  write: (change: Partial<MessageDraft>) => void;
  choices: Needed<Choices>;
  consent: boolean;
};

/** The message board's state: what is written, what is wrong with it, and its way to the gateway. `about` is what it was opened for, `next` says what comes after sending. */
export function useMessage(
  about: string,
  fetch: typeof globalThis.fetch,
  next: (answer: Answer<typeof submitForm>) => ReactNode,
): Message {
  const messages = usePageText('messages');
  const locale = useLocale();
  const call = useMemo(() => createCall(locale, fetch), [locale, fetch]);
  const choices = useNeeded(() => loadChoices(call));
  const proof = useProof('message', call);
  const [draft, setDraft] = useState(() => beginWith(about === '' ? '' : `${messages.about(about)}\n`, readDraft()));

  const { agreedTo, begun: _begun, idempotencyKey, startedAt, ...fields } = draft;
  const consent = agreedTo !== '' && agreedTo === choices.found?.privacyVersion;

  const submission = useSubmission<MessageField>({
    kind: 'message',
    call,
    schema: messageForm(locale),
    values: { ...fields, consent },
    prepare: async (website) => {
      const circumstances = { idempotencyKey, startedAt, consentVersion: agreedTo, website };
      const message = { sayType: sayTypes.message, ...fields, ...circumstances };
      return { ...message, challenge: await proof(JSON.stringify(message)) };
    },
    onSent: () => forgetSentDraft(draft),
    next,
  });

  function write(change: Partial<MessageDraft>) {
    const changed = { ...draft, ...change };
    setDraft(changed);
    keepDraft(changed);
  }

  return { ...submission, draft, write, choices, consent };
}
