import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { Encrypter, identityToRecipient } from 'age-encryption';
import { expect, it } from 'vitest';
import { identityOfFileToken } from './file-token.ts';
import { openFile } from './open-file.ts';

const fileToken = `${'A'.repeat(42)}E`;
const content = utf8ToBytes('会计凭证');

async function sealed(bytes: Uint8Array): Promise<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(identityOfFileToken(fileToken)));
  return encrypter.encrypt(bytes);
}

it('derives the key that earlier versions derived from a token', () => {
  expect(identityOfFileToken(fileToken)).toBe(
    'AGE-SECRET-KEY-1JLECQDSG0ARP5FWR0AFXHUCSLJRWRDUV0CMNAFEEGY6M8M6ST4HSR8V6MZ',
  );
});

it('decrypts a file, and rejects one with another content or of another token', async () => {
  const file = { fileToken, sha256: bytesToHex(sha256(content)) };
  expect(await openFile(file, await sealed(content))).toEqual(content);
  await expect(openFile(file, await sealed(utf8ToBytes('其他')))).rejects.toThrow('differs from what was sent');
  await expect(openFile({ ...file, fileToken: `${'B'.repeat(42)}E` }, await sealed(content))).rejects.toThrow();
});
