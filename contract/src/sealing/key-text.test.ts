import { utf8ToBytes } from '@noble/hashes/utils.js';
import { armor, Encrypter, generateHybridIdentity, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, it } from 'vitest';
import { fingerprintOf, isSealedKey, KeyTextError, readKeyText } from './key-text.ts';

const identity = await generateX25519Identity();
const pair = { identity, recipient: await identityToRecipient(identity) };
const plain = `# created: 2026-11-01\r\n# public key: ${pair.recipient}\r\n${identity}\r\n`;

async function sealedWith(passphrase: string): Promise<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(4);
  return encrypter.encrypt(plain);
}

const problemOf = (file: string | Uint8Array, passphrase?: string) =>
  readKeyText(file, passphrase).then(
    () => 'read',
    (error: unknown) => {
      expect(String(error)).not.toContain(identity.slice(20, 40));
      return error instanceof KeyTextError ? error.problem : error;
    },
  );

it('reads a plain key, as text and as bytes', async () => {
  expect(await readKeyText(plain)).toEqual(pair);
  expect(await readKeyText(utf8ToBytes(plain))).toEqual(pair);
  expect(isSealedKey(plain)).toBe(false);
});

it('asks for the passphrase of a protected key, and says if it is wrong', async () => {
  const sealed = await sealedWith('五个词');
  for (const file of [sealed, armor.encode(sealed)]) {
    expect(isSealedKey(file)).toBe(true);
    expect(await readKeyText(file, '五个词')).toEqual(pair);
    expect(await problemOf(file)).toBe('passphraseNeeded');
    expect(await problemOf(file, 'other')).toBe('wrongPassphrase');
  }
});

it.each([
  ['nothing', ''],
  ['two keys', `${identity}\n${identity}`],
  ['a public key', pair.recipient],
  ['a typing mistake', identity.replace(/.$/, identity.endsWith('Q') ? 'P' : 'Q')],
  ['a post-quantum key', await generateHybridIdentity()],
  ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00])],
])('rejects %s', async (_name, file) => {
  expect(await problemOf(file)).toBe('notAKey');
});

it('gives the fingerprint that earlier versions gave', () => {
  expect(fingerprintOf('age1f9exxfhagm5qjl4ctqt7qumufk6uy9dmer4jhjmztdct06dhkvhsggx0ad')).toBe(
    'f12f-f7ad-26cd-ca31-cbd5',
  );
});
