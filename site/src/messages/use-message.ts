import type { submitForm } from 'contract/submissions.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { useProof } from '../challenge/use-proof.ts';
import { useFormData } from '../forms/use-form-data.ts';
import { type Submission, useSubmission } from '../forms/use-submission.ts';
import { type ApiResponse, createCall } from '../gateway/call.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import type { Choices } from './choices.ts';
import { beginWith, clearSentDraft, type MessageDraft, readDraft, saveDraft } from './message-draft.ts';
import { messageSubmissionForm } from './message-submission.ts';
import type { MessageField } from './message-values.ts';

export type Message = Submission<MessageField, Choices> & {
  draft: MessageDraft;
  write: (change: Partial<MessageDraft>) => void;
};

/**
 * The state of the message dialog. `about` is the message's subject; `next` renders what follows on the receipt. The
 * draft survives closing.
 */
export function useMessage(
  about: string,
  fetch: typeof globalThis.fetch,
  next: (response: ApiResponse<typeof submitForm>) => ReactNode,
): Message {
  const messages = usePageText('messages');
  const locale = useLocale();
  const call = useMemo(() => createCall(locale, fetch), [locale, fetch]);
  const choices = useFormData(() => messageSubmissionForm.loadChoices(call));
  const solutionFor = useProof('message', call);
  const [draft, setDraft] = useState(() => beginWith(about === '' ? '' : `${messages.about(about)}\n`, readDraft()));

  function write(change: Partial<MessageDraft>) {
    const changed = { ...draft, ...change };
    setDraft(changed);
    saveDraft(changed);
  }

  const { agreedTo, begun: _begun, idempotencyKey, startedAt, ...values } = draft;
  const submission = useSubmission({
    form: messageSubmissionForm,
    call,
    values,
    agreedTo,
    onAgreed: (version) => write({ agreedTo: version }),
    idempotencyKey,
    startedAt,
    choices,
    solutionFor,
    onSent: () => clearSentDraft(draft),
    next,
  });
  return { ...submission, draft, write };
}
