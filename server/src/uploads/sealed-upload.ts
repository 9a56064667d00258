import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { bech32 } from '@scure/base';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';

/**
 * A handle of 256 random bits is the only key to a file: the store has its hash, and the visitor's browser the handle.
 * What is kept is an age file (age-encryption.org/v1) to the X25519 identity that the handle gives.
 */
export function drawHandle(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOfHandle(handle: string): Buffer {
  return createHash('sha256').update(handle).digest();
}

/** An X25519 key of 32 bytes as age writes an identity: `AGE-SECRET-KEY-1…`. */
export function ageIdentity(key: ArrayBuffer): string {
  return bech32.encodeFromBytes('AGE-SECRET-KEY-', new Uint8Array(key)).toUpperCase();
}

export function identityOfHandle(handle: string): string {
  return ageIdentity(hkdfSync('sha256', Buffer.from(handle, 'base64url'), new Uint8Array(), 'upload', 32));
}

async function encrypterOf(handle: string): Promise<Encrypter> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(identityOfHandle(handle)));
  return encrypter;
}

/** Seals a stream while it passes, 64 KB at a time. */
export async function sealStream(
  handle: string,
  content: AsyncIterable<Uint8Array>,
): Promise<AsyncIterable<Uint8Array>> {
  return (await encrypterOf(handle)).encrypt(ReadableStream.from(content));
}

/** What is sealed is filled up with blanks to a multiple of this, in bytes: its size must not tell how long a name is. */
const grain = 1024;

export async function sealText(handle: string, text: string): Promise<Buffer> {
  const bytes = Buffer.from(text);
  const filled = Buffer.alloc(Math.ceil(bytes.length / grain) * grain, ' ');
  bytes.copy(filled);
  return Buffer.from(await (await encrypterOf(handle)).encrypt(filled));
}

export async function openText(handle: string, sealed: Uint8Array): Promise<string> {
  return decrypterOf(handle).decrypt(sealed, 'text');
}

/** The content of a sealed file as it is read. */
export async function openStream(handle: string, sealed: Readable): Promise<AsyncIterable<Uint8Array>> {
  return decrypterOf(handle).decrypt(ReadableStream.from(sealed));
}

function decrypterOf(handle: string): Decrypter {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identityOfHandle(handle));
  return decrypter;
}
