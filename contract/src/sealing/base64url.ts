import { base64urlnopad } from '@scure/base';

export function toBase64url(bytes: Uint8Array): string {
  return base64urlnopad.encode(bytes);
}

/** Throws for what is not base64url. */
export function fromBase64url(text: string): Uint8Array {
  return base64urlnopad.decode(text);
}
