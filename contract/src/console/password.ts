/** Rules of passwords that need no list. The server checks common passwords as well. */
import { z } from 'zod/mini';

export const passwordLength = { min: 12, max: 200 };

/** A new password. Characters are counted as code points; blanks count. */
export const newPassword = z.string().check(
  z.refine((password) => Array.from(password).length >= passwordLength.min, 'passwordTooShort'),
  z.refine((password) => !isPredictable(password), 'passwordCommon'),
  z.maxLength(passwordLength.max),
);

/** A password that is compared with the stored one: no rule may tell what the stored one is like. */
export const givenPassword = z.string().check(z.minLength(1), z.maxLength(passwordLength.max));

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
];

/** Whether a password is a short text repeated, or a run along the alphabet, the digits or the keyboard. */
export function isPredictable(password: string): boolean {
  const text = password.toLowerCase();
  if (/^(.{1,4}?)\1+.{0,3}$/su.test(text)) return true;
  return rows.some((row) => [row, Array.from(row).toReversed().join('')].some((run) => (run + run).includes(text)));
}

/** Whether a password is little more than the account's own name. */
export function containsLogin(password: string, login: string): boolean {
  const text = password.toLowerCase();
  return login.length >= 3 && text.includes(login.toLowerCase()) && text.length - login.length < 8;
}
