import { type Conversation, writeEntry } from 'contract/submissions/conversation.ts';
import { entryForm } from 'contract/submissions/entry-form.ts';
import { submissionKinds } from 'contract/submissions/submission-kinds.ts';
import { useRef, useState } from 'react';
import { newIdempotencyKey } from '../forms/idempotency-key.ts';
import { useSending } from '../forms/use-sending.ts';
import type { Call } from '../gateway/call.ts';
import { acceptable } from '../uploads/upload-queue.ts';
import { useUploads } from '../uploads/use-uploads.ts';
import type { OpenSubmission } from './open-submission.ts';
import type { SolveChallenge } from './use-solve-challenge.ts';

type UseEntryOptions = { call: Call; solveChallenge: SolveChallenge; opened: OpenSubmission };

/** The entry that the visitor writes. It is never stored as a draft. */
export function useEntry(
  { call, solveChallenge, opened: { receipt, conversation } }: UseEntryOptions,
  onWritten: (now: Conversation) => void,
) {
  const uploads = useUploads({
    extensions: submissionKinds[conversation.kind].entryExtensions,
    examinesMetadata: conversation.kind === 'report',
  });
  const [text, setText] = useState('');
  const key = useRef('');

  const { send, errors, ...sending } = useSending<'text' | 'fileNos'>({
    schema: entryForm,
    values: { text, fileNos: acceptable(uploads.files) },
    fileError: uploads.error,
    onFailed: uploads.onFailed,
  });

  async function add(): Promise<boolean> {
    const tokens = await uploads.sendAll();
    if (tokens === undefined) return false;
    // Each retry uses the same key, so that a lost response does not create two entries.
    key.current ||= newIdempotencyKey();
    const challenge = await solveChallenge();
    const entry = { receipt, text, fileNos: [...tokens], idempotencyKey: key.current, challenge };
    const { data } = await call(writeEntry, entry);
    key.current = '';
    setText('');
    uploads.clear();
    onWritten(data);
    return true;
  }

  return { text, setText, uploads, errors, sending, send: () => send(add) };
}
