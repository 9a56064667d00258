import { clearSessionDraft, randomKey, readSessionDraft, saveSessionDraft } from '../forms/session-draft.ts';
import { emptyMessage, type MessageValues } from './message-values.ts';

/** The draft as it is stored. */
export type MessageDraft = MessageValues & {
  /** The unchanged first line of `remark` that the form was opened with. */
  begun: string;
  /** The accepted version of the privacy page, or empty. */
  agreedTo: string;
  /**
   * Created when the form is first opened and kept until the message is sent, so that a retry is the same message
   * (W11).
   */
  idempotencyKey: string;
  startedAt: number;
};

/** The stored draft of this visit, or an empty one. */
export function readDraft(): MessageDraft {
  const opening = { begun: '', agreedTo: '', idempotencyKey: randomKey(), startedAt: Date.now() };
  return readSessionDraft('messageDraft', { ...emptyMessage, ...opening });
}

/** Starts the message with its subject, unless the visitor has already written something. */
export function beginWith(line: string, draft: MessageDraft): MessageDraft {
  const untouched = draft.remark.trim() === '' || draft.remark === draft.begun;
  return untouched ? { ...draft, remark: line, begun: line } : draft;
}

export function saveDraft(draft: MessageDraft): void {
  saveSessionDraft('messageDraft', draft);
}

export function clearSentDraft(sent: MessageDraft): void {
  clearSessionDraft('messageDraft', sent);
}
