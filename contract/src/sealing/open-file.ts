import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { FileDescription } from './file-description.ts';
import { decrypterOf } from './file-token.ts';

/** Decrypts a stored file. Throws if it is not the one that was sent. */
export async function openFile(
  { fileToken, sha256: expected }: Pick<FileDescription, 'sha256'> & { fileToken: string },
  sealed: Uint8Array,
): Promise<Uint8Array> {
  const content = await decrypterOf(fileToken).decrypt(sealed);
  if (bytesToHex(sha256(content)) !== expected) throw new Error('The content differs from what was sent');
  return content;
}
