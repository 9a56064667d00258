import { type SignedAnswer, signAnswer } from './answer-signature.ts';
import type { EntryContent } from './entry-content.ts';
import { sealTo } from './sealed-report.ts';

/** Signs an answer with the officer's key, and seals it to the registered keys and the receipt. */
export function sealAnswer(identity: string, recipients: readonly string[], answer: SignedAnswer): Promise<Uint8Array> {
  const content: EntryContent = { text: answer.text, files: [], signature: signAnswer(identity, answer) };
  return sealTo(recipients, content);
}
