import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import type { SubmissionKey } from '../../config/submission-keys.ts';
import { decryptEnvelope, encryptEnvelope, rewrapEnvelope } from './envelope.ts';

const key = (id: string): SubmissionKey => ({ id, key: randomBytes(32) });
const [first, second] = [key('1'), key('2')];

it('decrypts what it encrypted, and never creates the same envelope twice', () => {
  const [one, two] = [encryptEnvelope([first], 'a', '请报价'), encryptEnvelope([first], 'a', '请报价')];
  expect(decryptEnvelope([first], 'a', one)).toBe('请报价');
  expect(one.sealed.equals(two.sealed)).toBe(false);
  expect(one.sealed.includes('请报价')).toBe(false);
});

it('does not decrypt in another row, with another key or with a changed bit', () => {
  const envelope = encryptEnvelope([first], 'a', 'secret');
  expect(() => decryptEnvelope([first], 'b', envelope)).toThrow();
  expect(() => decryptEnvelope([{ ...second, id: '1' }], 'a', envelope)).toThrow();
  expect(() => decryptEnvelope([second], 'a', envelope)).toThrow('“1”');
  const changed = Buffer.from(envelope.sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => decryptEnvelope([first], 'a', { ...envelope, sealed: changed })).toThrow();
});

it('is rewrapped with a new key without a change of its content', () => {
  const envelope = encryptEnvelope([first], 'a', 'secret');
  const rewrapped = { ...envelope, ...rewrapEnvelope([second, first], 'a', envelope) };
  expect(rewrapped.keyId).toBe('2');
  expect(decryptEnvelope([second], 'a', rewrapped)).toBe('secret');
  expect(() => decryptEnvelope([first], 'a', rewrapped)).toThrow();
});
