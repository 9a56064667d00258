import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { bech32 } from '@scure/base';
import { Decrypter } from 'age-encryption';
import { fromBase64url } from './base64url.ts';

/** A 32-byte X25519 key as an age identity: `AGE-SECRET-KEY-1…`. */
export function ageIdentity(key: Uint8Array): string {
  return bech32.encodeFromBytes('AGE-SECRET-KEY-', key).toUpperCase();
}

/** The private key of a file: it is derived from the file's token, 256 random bits in base64url. */
export function identityOfFileToken(fileToken: string): string {
  return ageIdentity(hkdf(sha256, fromBase64url(fileToken), undefined, utf8ToBytes('upload'), 32));
}

export function decrypterOf(fileToken: string): Decrypter {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identityOfFileToken(fileToken));
  return decrypter;
}
