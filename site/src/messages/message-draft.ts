import { forgetSession, readSession, writeSession } from '../session.ts';

/** What is being written, under the wire's names. */
export type MessageDraft = {
  reporterType: string;
  reporter: string;
  reporterMobile: string;
  email: string;
  remark: string;
  /** The first line that stands in `remark` untouched, because the board was opened about something. */
  begun: string;
  /** The version of the privacy page that was agreed to; empty while none is. */
  agreedTo: string;
  /** Made when the board is first opened and kept until the message is sent: a retry is the same message (W11). */
  idempotencyKey: string;
  startedAt: number;
};

/** `crypto.randomUUID` is there on secure pages only; this is everywhere. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

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
  const empty = emptyDraft();
  const stored = parse(readSession('messageDraft') ?? '');
  return isLike(empty, stored) ? stored : empty;
}

/** Begins the message with what it is about, unless something has been written already. */
export function beginWith(line: string, draft: MessageDraft): MessageDraft {
  const untouched = draft.remark.trim() === '' || draft.remark === draft.begun;
  return untouched ? { ...draft, remark: line, begun: line } : draft;
}

/** An older page may have left something else there, and a field too many would be refused by the gateway. */
function isLike(empty: MessageDraft, stored: unknown): stored is MessageDraft {
  const values = new Map(Object.entries(stored ?? {}));
  const wanted = Object.entries(empty);
  return values.size === wanted.length && wanted.every(([key, value]) => typeof values.get(key) === typeof value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function keepDraft(draft: MessageDraft): void {
  writeSession('messageDraft', JSON.stringify(draft));
}

export function forgetDraft(): void {
  forgetSession('messageDraft');
}
