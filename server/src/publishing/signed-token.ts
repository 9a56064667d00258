/** Texts that the server hands out and takes back: signed, so that nobody can change them. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a token is for. A token of one purpose is worth nothing for another. */
type Purpose = 'preview links' | 'undone bulk changes';

function sign(secret: Buffer, purpose: Purpose, payload: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return createHmac('sha256', key).update(payload).digest('base64url');
}

export function signedToken(secret: Buffer, purpose: Purpose, content: unknown): string {
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${payload}.${sign(secret, purpose, payload)}`;
}

/** What a token holds; undefined if it is not ours. */
export function readSignedToken(secret: Buffer, purpose: Purpose, token: string): unknown {
  const [payload = '', signature = '', ...rest] = token.split('.');
  // Compared as texts: several texts decode to the same bytes.
  const [received, expected] = [Buffer.from(signature), Buffer.from(sign(secret, purpose, payload))];
  if (rest.length > 0 || received.length !== expected.length || !timingSafeEqual(received, expected)) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}
