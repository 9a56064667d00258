import { expect, it } from 'vitest';
import { escapeHidden } from './hidden-characters.ts';

it.each([
  ['\u001b[2J', String.raw`\u001b[2J`],
  ['\u009b31m', String.raw`\u009b31m`],
  ['\u007f\r\n\t', String.raw`\u007f\u000d\u000a\u0009`],
  ['a\u202egpj\u2066b\u061c', String.raw`a\u202egpj\u2066b\u061c`],
  ['a\u200bb\u2060\ufeff\u00ad', String.raw`a\u200bb\u2060\ufeff\u00ad`],
  ['\u2028\u2029', String.raw`\u2028\u2029`],
  // A Hangul filler and an invisible tag letter.
  ['\u3164\u{e0041}', String.raw`\u3164\udb40\udc41`],
  ['石油焦 Ёлка £5 👍', '石油焦 Ёлка £5 👍'],
])('prints %j as %s', (text, shown) => {
  expect(escapeHidden(text)).toBe(shown);
});
