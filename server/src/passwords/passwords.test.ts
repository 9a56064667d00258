import { type Argon2Parameters, createHash } from 'node:crypto';
import { isPredictable, newPassword } from 'contract/console/password.ts';
import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { isCommonPassword } from './common-passwords.ts';
import { argon2id, createPasswords } from './passwords.ts';

const secret = createHash('sha256').update('test').digest();
const passwords = createPasswords(secret);

it('compares a password with its hash', async () => {
  const stored = await passwords.hash('紫铜 копыто 47 lantern');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  expect(await passwords.matches('紫铜 копыто 47 lantern', stored, 'unknownAddress')).toBe(true);
  expect(await passwords.matches('紫铜 копыто 47 Lantern', stored, 'unknownAddress')).toBe(false);
  expect(await createPasswords(Buffer.alloc(32)).matches('紫铜 копыто 47 lantern', stored, 'unknownAddress')).toBe(
    false,
  );
});

it('accepts the same characters in another composition', async () => {
  const stored = await passwords.hash('zwölf Brötchen'.normalize('NFD'));
  expect(await passwords.matches('zwölf Brötchen'.normalize('NFC'), stored, 'knownAddress')).toBe(true);
});

it('never matches an account without a password, which costs the same hash as a wrong password', async () => {
  const calls: Argon2Parameters[] = [];
  const recorded = createPasswords(secret, undefined, (parameters) => {
    calls.push(parameters);
    return argon2id(parameters);
  });
  const stored = await recorded.hash('a password of somebody');
  for (const hash of [stored, null, undefined])
    expect(await recorded.matches('another one', hash, 'unknownAddress')).toBe(false);
  const [, wrong, ...withoutPassword] = calls.map(({ nonce, ...parameters }) => ({
    ...parameters,
    saltBytes: Buffer.byteLength(nonce),
  }));
  expect(wrong).toMatchObject({ message: 'another one', memory: 47_104, passes: 1, parallelism: 1, saltBytes: 16 });
  expect(withoutPassword).toEqual([wrong, wrong]);
});

it('rejects what is beyond the queue, but not for addresses of earlier sign-ins', async () => {
  const queue = createPasswords(secret);
  const waiting = Array.from({ length: 21 }, () => queue.matches('x', null, 'unknownAddress'));
  await expect(queue.matches('x', null, 'unknownAddress')).rejects.toMatchObject({ code: 'tooManyRequests' });
  expect(await queue.matches('x', null, 'knownAddress')).toBe(false);
  await Promise.all(waiting);
});

it.each([
  'password1234',
  'qwerty123456',
  '1q2w3e4r5t6y',
  'woaini5201314',
  'WoAiNi5201314',
  'woaini1314520',
  'wodemima123456',
  'zhangwei1990',
  'zhangwei19900101',
  'liuyang5201314',
  'zhongguo2008',
  'guanliyuan123',
  'iloveyou1314',
  '7758521woaini',
  'Administrator!',
  'fushun123456',
  '13912345678901',
  '2026-11-23!!!!',
  'editor123456',
])('calls %s common', async (password) => {
  expect(await isCommonPassword(password, 'editor')).toBe(true);
});

it.each([
  'correct horse battery',
  'kiln-fourteen-amber',
  '焦炭 两万吨 紫色的火车',
  'три синих паровоза',
  'Tq7#vLm2xR9p',
])('accepts %s', async (password) => {
  expect(z.safeParse(newPassword, password).success).toBe(true);
  expect(await isCommonPassword(password, 'editor')).toBe(false);
});

it.each(['aaaaaaaaaaaa', 'abcabcabcabc', 'abcdefghijkl', '987654321098', 'qwertyuiopqw', '你好你好你好你好你好你好'])(
  'calls %s predictable, as the browser does',
  (password) => {
    expect(isPredictable(password)).toBe(true);
  },
);

it('counts characters as a reader does', () => {
  const error = z.safeParse(newPassword, '𠮷紫铜火车焦炭两万吨位').error;
  expect(error?.issues.map(({ message }) => message)).toEqual(['passwordTooShort']);
  expect(z.safeParse(newPassword, '𠮷紫铜火车焦炭两万吨位一').success).toBe(true);
});
