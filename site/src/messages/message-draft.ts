import { forgetSent, keep, randomKey, readKept } from '../parts/forms/kept-draft.ts';

export const writtenFields = ['reporterType', 'reporter', 'reporterMobile', 'email', 'remark'] as const;

export type WrittenField = (typeof writtenFields)[number];

export type MessageField = WrittenField | 'consent';

/** What stands in each field, under the wire's names. */
export type Written = Record<WrittenField, string>;

/** What is being written. */
export type MessageDraft = Written & {
  /** The first line that stands in `remark` untouched, because the board was opened about something. */
  begun: string;
  /** The version of the privacy page that was agreed to; empty while none is. */
  agreedTo: string;
  /** Made when the board is first opened and kept until the message is sent: a retry is the same message (W11). */
  idempotencyKey: string;
  startedAt: number;
};

function emptyDraft(): MessageDraft {
  return {
    reporterType: '',
    reporter: '',
    reporterMobile: '',
    email: '',
    remark: '',
    begun: '',
    agreedTo: '',
    idempotencyKey: randomKey(),
    startedAt: Date.now(),
  };
}

/** What was begun earlier in this visit, or a new sheet. */
export function readDraft(): MessageDraft {
  return readKept('messageDraft', emptyDraft());
}

/** Begins the message with what it is about, unless something has been written already. */
export function beginWith(line: string, draft: MessageDraft): MessageDraft {
  const untouched = draft.remark.trim() === '' || draft.remark === draft.begun;
  return untouched ? { ...draft, remark: line, begun: line } : draft;
}

export function keepDraft(draft: MessageDraft): void {
  keep('messageDraft', draft);
}

export function forgetSentDraft(sent: MessageDraft): void {
  forgetSent('messageDraft', sent);
}
