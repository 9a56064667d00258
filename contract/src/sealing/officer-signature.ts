import { ed25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64url, toBase64url } from './base64url.ts';

/** What officers sign. A signature of one kind is none of the other: a note must not pass for an answer. */
const purposes = { answer: 'answer to a report', note: 'note on a report' } as const;

export type SignedKind = keyof typeof purposes;

/** What an officer writes about a report. `id` is the id of the conversation's entry or of the note. */
export type SignedText = { reportId: string; id: string; text: string };

/** An officer's Ed25519 signature, in base64url. That of a text is sealed together with it. */
export type OfficerSignature = { publicKey: string; value: string };

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

function digestOf(message: readonly string[]): Uint8Array {
  return sha256(utf8ToBytes(JSON.stringify(message)));
}

/** Signs fields whose first one says what they mean: a signature of one meaning is none of another. */
export function signFields(identity: string, fields: readonly string[]): OfficerSignature {
  const value = toBase64url(ed25519.sign(digestOf(fields), secretKeyOf(identity)));
  return { publicKey: signingKeyOf(identity), value };
}

/** False also for a malformed key. */
export function isSignatureOfFields(fields: readonly string[], { publicKey, value }: OfficerSignature): boolean {
  const [key, signature] = [bytesOf(publicKey, 32), bytesOf(value, 64)];
  if (key === undefined || signature === undefined) return false;
  try {
    // The strict rules of RFC 8032, as OpenSSL has them.
    return ed25519.verify(signature, digestOf(fields), key, { zip215: false });
  } catch {
    return false;
  }
}

function fieldsOf(kind: SignedKind, { reportId, id, text }: SignedText): string[] {
  return [purposes[kind], reportId, id, text];
}

export function signText(identity: string, kind: SignedKind, signed: SignedText): OfficerSignature {
  return signFields(identity, fieldsOf(kind, signed));
}

export function isSignatureOf(kind: SignedKind, signed: SignedText, signature: OfficerSignature): boolean {
  return isSignatureOfFields(fieldsOf(kind, signed), signature);
}
