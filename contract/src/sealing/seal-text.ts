import type { EntryContent } from './entry-content.ts';
import type { NoteContent } from './note-content.ts';
import { type SignedText, signText } from './officer-signature.ts';
import { sealTo } from './sealed-report.ts';

/** Signs an answer with the officer's key, and seals it to the registered keys and the receipt. */
export function sealAnswer(identity: string, recipients: readonly string[], answer: SignedText): Promise<Uint8Array> {
  const signature = signText(identity, 'answer', answer);
  const content: EntryContent = { text: answer.text, files: [], signature };
  return sealTo(recipients, content);
}

/** Signs a note with the officer's key, and seals it to the registered keys: never to the receipt. */
export function sealNote(identity: string, recipients: readonly string[], note: SignedText): Promise<Uint8Array> {
  const content: NoteContent = { text: note.text, signature: signText(identity, 'note', note) };
  return sealTo(recipients, content);
}
