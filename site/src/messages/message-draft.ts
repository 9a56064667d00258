import { z } from 'zod/mini';
import { forgetSession, readSession, writeSession } from '../session.ts';

const messageDraft = z.object({
  reporterType: z.string(),
  reporter: z.string(),
  reporterMobile: z.string(),
  email: z.string(),
  remark: z.string(),
  /** The version of the privacy page that was agreed to; empty while none is. */
  agreedTo: z.string(),
  /** Made when the board is first opened and kept until the message is sent: a retry is the same message (W11). */
  idempotencyKey: z.string(),
  startedAt: z.int(),
});

/** What is being written, under the wire's names. */
export type MessageDraft = z.infer<typeof messageDraft>;

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
    agreedTo: '',
    idempotencyKey: randomKey(),
    startedAt: Date.now(),
  };
}

/** What was begun earlier in this visit, or a new sheet. */
export function readDraft(): MessageDraft {
  const stored = messageDraft.safeParse(parse(readSession('messageDraft') ?? ''));
  return stored.success ? stored.data : emptyDraft();
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
