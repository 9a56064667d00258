/** Tokens that browsers keep for the server: signed, so that nobody can change them. */
import { timingSafeEqual } from 'node:crypto';
import { derivedKey, hmacSha256 } from './hmac.ts';

/** Each purpose has its own key: a token of one is invalid for another. */
type Purpose = 'preview links' | 'undone bulk changes';

function sign(secret: Buffer, purpose: Purpose, payload: string): string {
  return hmacSha256(derivedKey(secret, purpose)).update(payload).digest('base64url');
}

export function signedToken(secret: Buffer, purpose: Purpose, content: unknown): string {
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${payload}.${sign(secret, purpose, payload)}`;
}

/** The content of a token; undefined if it is not ours. */
export function readSignedToken(secret: Buffer, purpose: Purpose, token: string): unknown {
  const [payload = '', signature = '', ...rest] = token.split('.');
  // Compared as texts: several texts decode to the same bytes.
  const [received, expected] = [Buffer.from(signature), Buffer.from(sign(secret, purpose, payload))];
  if (rest.length > 0 || received.length !== expected.length || !timingSafeEqual(received, expected)) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}
