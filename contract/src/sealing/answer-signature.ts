import { ed25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64url, toBase64url } from './base64url.ts';

/** An answer to a report, as its officer signs it. `id` is the id of the conversation's entry. */
export type SignedAnswer = { reportId: string; id: string; text: string };

/** An officer's Ed25519 signature, in base64url. It is sealed together with the answer. */
export type AnswerSignature = { publicKey: string; value: string };

/** Derived from the age key, so that an officer has one file to keep. */
function secretKeyOf(identity: string): Uint8Array {
  return hkdf(sha256, utf8ToBytes(identity), undefined, utf8ToBytes('answers to reports: Ed25519'), 32);
}

/** The public half that verifies the signatures of an age key `AGE-SECRET-KEY-1…`. */
export function signingKeyOf(identity: string): string {
  return toBase64url(ed25519.getPublicKey(secretKeyOf(identity)));
}

/** The bytes of a key or a signature; undefined for any other text. */
function bytesOf(text: string, length: number): Uint8Array | undefined {
  try {
    const bytes = fromBase64url(text);
    return bytes.length === length ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Whether this is the text of an Ed25519 public key. */
export function isSigningKey(text: string): boolean {
  return bytesOf(text, 32) !== undefined;
}

function messageOf({ reportId, id, text }: SignedAnswer): Uint8Array {
  return sha256(utf8ToBytes(JSON.stringify(['answer to a report', reportId, id, text])));
}

export function signAnswer(identity: string, answer: SignedAnswer): AnswerSignature {
  const value = toBase64url(ed25519.sign(messageOf(answer), secretKeyOf(identity)));
  return { publicKey: signingKeyOf(identity), value };
}

/** False also for a malformed key. */
export function isSignatureOf(answer: SignedAnswer, { publicKey, value }: AnswerSignature): boolean {
  const [key, signature] = [bytesOf(publicKey, 32), bytesOf(value, 64)];
  if (key === undefined || signature === undefined) return false;
  try {
    // The strict rules of RFC 8032, as OpenSSL has them.
    return ed25519.verify(signature, messageOf(answer), key, { zip215: false });
  } catch {
    return false;
  }
}
