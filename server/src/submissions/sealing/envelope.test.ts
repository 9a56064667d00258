import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import type { SubmissionKey } from '../../config/submission-keys.ts';
import { open, rewrap, seal } from './envelope.ts';

const key = (id: string): SubmissionKey => ({ id, key: randomBytes(32) });
const [first, second] = [key('1'), key('2')];

it('opens what it sealed, and never writes the same twice', () => {
  const [one, two] = [seal([first], 'a', '请报价'), seal([first], 'a', '请报价')];
  expect(open([first], 'a', one)).toBe('请报价');
  expect(one.sealed.equals(two.sealed)).toBe(false);
  expect(one.sealed.includes('请报价')).toBe(false);
});

it('opens in no other row, with no other key, and not when a bit has changed', () => {
  const envelope = seal([first], 'a', 'secret');
  expect(() => open([first], 'b', envelope)).toThrow();
  expect(() => open([{ ...second, id: '1' }], 'a', envelope)).toThrow();
  expect(() => open([second], 'a', envelope)).toThrow('“1”');
  const changed = Buffer.from(envelope.sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => open([first], 'a', { ...envelope, sealed: changed })).toThrow();
});

it('goes over to a new key without touching the content', () => {
  const envelope = seal([first], 'a', 'secret');
  const moved = { ...envelope, ...rewrap([second, first], 'a', envelope) };
  expect(moved.keyId).toBe('2');
  expect(open([second], 'a', moved)).toBe('secret');
  expect(() => open([first], 'a', moved)).toThrow();
});
