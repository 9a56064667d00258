import { createHash, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Encrypter, identityToRecipient } from 'age-encryption';
import { decrypterOf, identityOfFileToken } from 'contract/sealing/file-token.ts';

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

/** Decrypts a stream while it is read. */
export async function openStream(fileToken: string, sealed: Readable): Promise<AsyncIterable<Uint8Array>> {
  return decrypterOf(fileToken).decrypt(ReadableStream.from(sealed));
}
