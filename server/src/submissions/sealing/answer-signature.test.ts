import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { generateKeyPair } from '../../cryptography/key-file.ts';
import { isSignatureOf, isSigningKey, signAnswer, signingKeyOf } from './answer-signature.ts';

const { identity } = await generateKeyPair();
const answer = { reportId: randomUUID(), id: randomUUID(), text: '谢谢，我们在查' };
const signature = signAnswer(identity, answer);

it('verifies an answer with the public half that the key always gives', async () => {
  expect(signature.publicKey).toBe(signingKeyOf(identity));
  expect(isSigningKey(signature.publicKey)).toBe(true);
  expect(isSignatureOf(answer, signature)).toBe(true);
  expect(signingKeyOf((await generateKeyPair()).identity)).not.toBe(signature.publicKey);
});

it.each([
  ['text', { text: '谢谢，我们不查' }],
  ['report', { reportId: randomUUID() }],
  ['entry', { id: randomUUID() }],
])('rejects a signature of another %s', (_name, changed) => {
  expect(isSignatureOf({ ...answer, ...changed }, signature)).toBe(false);
});

it('rejects the signature of another key under this one’s name, and what is no key or no signature', async () => {
  const other = signAnswer((await generateKeyPair()).identity, answer);
  expect(isSignatureOf(answer, { ...other, publicKey: signature.publicKey })).toBe(false);
  for (const publicKey of ['', 'A', `${signature.publicKey}A`, `${signature.publicKey.slice(0, -1)}~`])
    expect(isSignatureOf(answer, { ...signature, publicKey })).toBe(false);
  expect(isSignatureOf(answer, { ...signature, value: '' })).toBe(false);
});
