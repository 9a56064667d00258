import { expect, test } from 'vitest';
import { displayName } from './display-name.ts';

test.each([
  ['简历 Иванов.pdf', '简历 Иванов.pdf'],
  ['a\u202Efdp.exe', 'afdp.exe'],
  ['\u2067a\u2069\u200F\u061Cb.pdf', 'ab.pdf'],
  ['a\n\0\u007Fb.pdf', 'ab.pdf'],
  ['\u05E7\u05D5\u05E8.pdf', '\u05E7\u05D5\u05E8.pdf'],
  ['👩‍🚀.pdf', '👩‍🚀.pdf'],
])('displayName(%j) is %j', (name, shown) => {
  expect(displayName(name)).toBe(shown);
});
