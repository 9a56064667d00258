import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto';

/** An answer to a report, as its officer signs it. `id` is the id of the conversation's entry. */
export type SignedAnswer = { reportId: string; id: string; text: string };

/** An officer's Ed25519 signature, in base64url. It is sealed together with the answer. */
export type AnswerSignature = { publicKey: string; value: string };

// RFC 8410: the DER bytes before the 32 of a private and of a public Ed25519 key.
const privatePrefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicPrefix = Buffer.from('302a300506032b6570032100', 'hex');
const publicBytes = 32;

/** Derived from the age key, so that an officer has one file to keep. */
function privateKeyOf(identity: string) {
  const seed = Buffer.from(hkdfSync('sha256', identity, '', 'answers to reports: Ed25519', 32));
  return createPrivateKey({ key: Buffer.concat([privatePrefix, seed]), format: 'der', type: 'pkcs8' });
}

function publicKeyFrom(text: string) {
  const bytes = Buffer.from(text, 'base64url');
  return createPublicKey({ key: Buffer.concat([publicPrefix, bytes]), format: 'der', type: 'spki' });
}

/** The public half that verifies the signatures of an age key `AGE-SECRET-KEY-1…`. */
export function signingKeyOf(identity: string): string {
  const der = createPublicKey(privateKeyOf(identity)).export({ format: 'der', type: 'spki' });
  return der.subarray(-publicBytes).toString('base64url');
}

/** Whether this is the text of an Ed25519 public key. */
export function isSigningKey(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.length === publicBytes && bytes.toString('base64url') === text;
}

function messageOf({ reportId, id, text }: SignedAnswer): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(['answer to a report', reportId, id, text]))
    .digest();
}

export function signAnswer(identity: string, answer: SignedAnswer): AnswerSignature {
  const value = sign(null, messageOf(answer), privateKeyOf(identity)).toString('base64url');
  return { publicKey: signingKeyOf(identity), value };
}

/** False also for a malformed key. */
export function isSignatureOf(answer: SignedAnswer, { publicKey, value }: AnswerSignature): boolean {
  return (
    isSigningKey(publicKey) &&
    verify(null, messageOf(answer), publicKeyFrom(publicKey), Buffer.from(value, 'base64url'))
  );
}
