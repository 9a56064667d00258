import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { bech32 } from '@scure/base';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';

/**
 * A token of 256 random bits claims a file and decrypts it; the store has only its hash. The file
 * is an age file (age-encryption.org/v1), sealed to an X25519 identity derived from the token.
 */
export function generateFileToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOfFileToken(fileToken: string): Buffer {
  return createHash('sha256').update(fileToken).digest();
}

/** A 32-byte X25519 key as an age identity: `AGE-SECRET-KEY-1…`. */
export function ageIdentity(key: ArrayBuffer): string {
  return bech32.encodeFromBytes('AGE-SECRET-KEY-', new Uint8Array(key)).toUpperCase();
}

export function identityOfFileToken(fileToken: string): string {
  return ageIdentity(hkdfSync('sha256', Buffer.from(fileToken, 'base64url'), new Uint8Array(), 'upload', 32));
}

async function encrypterOf(fileToken: string): Promise<Encrypter> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(identityOfFileToken(fileToken)));
  return encrypter;
}

/** Encrypts a stream in blocks of 64 KB. */
export async function sealStream(
  fileToken: string,
  content: AsyncIterable<Uint8Array>,
): Promise<AsyncIterable<Uint8Array>> {
  return (await encrypterOf(fileToken)).encrypt(ReadableStream.from(content));
}

/** Padding block size in bytes: the length of a file name must not be visible. */
const paddingBlock = 1024;

export async function sealText(fileToken: string, text: string): Promise<Buffer> {
  const bytes = Buffer.from(text);
  const padded = Buffer.alloc(Math.ceil(bytes.length / paddingBlock) * paddingBlock, ' ');
  bytes.copy(padded);
  return Buffer.from(await (await encrypterOf(fileToken)).encrypt(padded));
}

export async function openText(fileToken: string, sealed: Uint8Array): Promise<string> {
  return decrypterOf(fileToken).decrypt(sealed, 'text');
}

/** Decrypts a stream while it is read. */
export async function openStream(fileToken: string, sealed: Readable): Promise<AsyncIterable<Uint8Array>> {
  return decrypterOf(fileToken).decrypt(ReadableStream.from(sealed));
}

function decrypterOf(fileToken: string): Decrypter {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identityOfFileToken(fileToken));
  return decrypter;
}
