import { generateX25519Identity } from 'age-encryption';
import { expect, it } from 'vitest';
import { isSignatureOf, isSigningKey, signingKeyOf, signText } from './officer-signature.ts';

const identity = await generateX25519Identity();
const [reportId, id] = ['3f1b3c7e-8d52-4c36-9a43-0d7a1f0c5e11', 'b0a4c6de-5f0e-4a7b-8f1e-2f9d6f1f7a22'];
const answer = { reportId, id, text: '谢谢，我们在查' };
const signature = signText(identity, 'answer', answer);

it('verifies an answer with the public half that the key always gives', async () => {
  expect(signature.publicKey).toBe(signingKeyOf(identity));
  expect(isSigningKey(signature.publicKey)).toBe(true);
  expect(isSignatureOf('answer', answer, signature)).toBe(true);
  expect(signingKeyOf(await generateX25519Identity())).not.toBe(signature.publicKey);
});

it.each([
  ['text', { text: '谢谢，我们不查' }],
  ['report', { reportId: id }],
  ['entry', { id: reportId }],
])('rejects a signature of another %s', (_name, changed) => {
  expect(isSignatureOf('answer', { ...answer, ...changed }, signature)).toBe(false);
});

it('is of one kind only: a note is no answer', () => {
  expect(isSignatureOf('note', answer, signature)).toBe(false);
  const ofNote = signText(identity, 'note', answer);
  expect([isSignatureOf('note', answer, ofNote), isSignatureOf('answer', answer, ofNote)]).toEqual([true, false]);
});

it('rejects the signature of another key under this one’s name, and what is no key or no signature', async () => {
  const other = signText(await generateX25519Identity(), 'answer', answer);
  expect(isSignatureOf('answer', answer, { ...other, publicKey: signature.publicKey })).toBe(false);
  for (const publicKey of ['', 'A', `${signature.publicKey}A`, `${signature.publicKey.slice(0, -1)}~`])
    expect(isSignatureOf('answer', answer, { ...signature, publicKey })).toBe(false);
  expect(isSignatureOf('answer', answer, { ...signature, value: '' })).toBe(false);
});

it('makes and verifies the signatures that node:crypto made for earlier versions', () => {
  const earlier = {
    identity: 'AGE-SECRET-KEY-10X4DNNLQ3CRDWK0ZLZ5868M8ZTVVNFQ7AUWHE7QW0HDXNQN48XES7NWMVS',
    answer: { reportId, id, text: '谢谢，«мы» проверяем \u2028 it' },
    signature: {
      publicKey: 'JenkXXKlNR4j4wQlFwNIrbUFPvwd-BavgGJA5K8e00w',
      value: 'FWkV0-zWYyhwLkkVpPP5zP3YHTqtqNb7qOvd3E3gZHGdgJ9zuCJ3T2NVexGfgdsssiqTWMKv2n2DoclouTVmAg',
    },
  };
  expect(isSignatureOf('answer', earlier.answer, earlier.signature)).toBe(true);
  expect(signText(earlier.identity, 'answer', earlier.answer)).toEqual(earlier.signature);
});
