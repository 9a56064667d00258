import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { bech32 } from '@scure/base';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';

/**
 * A handle of 256 random bits is the only key to a file: the store has only its hash. The file is
 * an age file (age-encryption.org/v1), sealed to an X25519 identity that is derived from the
 * handle.
 */
export function generateHandle(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOfHandle(handle: string): Buffer {
  return createHash('sha256').update(handle).digest();
}

/** A 32-byte X25519 key as an age identity: `AGE-SECRET-KEY-1…`. */
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

/** Encrypts a stream in blocks of 64 KB. */
export async function sealStream(
  handle: string,
  content: AsyncIterable<Uint8Array>,
): Promise<AsyncIterable<Uint8Array>> {
  return (await encrypterOf(handle)).encrypt(ReadableStream.from(content));
}

/** Padding block size in bytes: the length of a file name must not be visible. */
const paddingBlock = 1024;

export async function sealText(handle: string, text: string): Promise<Buffer> {
  const bytes = Buffer.from(text);
  const padded = Buffer.alloc(Math.ceil(bytes.length / paddingBlock) * paddingBlock, ' ');
  bytes.copy(padded);
  return Buffer.from(await (await encrypterOf(handle)).encrypt(padded));
}

export async function openText(handle: string, sealed: Uint8Array): Promise<string> {
  return decrypterOf(handle).decrypt(sealed, 'text');
}

/** Decrypts a stream while it is read. */
export async function openStream(handle: string, sealed: Readable): Promise<AsyncIterable<Uint8Array>> {
  return decrypterOf(handle).decrypt(ReadableStream.from(sealed));
}

function decrypterOf(handle: string): Decrypter {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identityOfHandle(handle));
  return decrypter;
}
