import { expect, it } from 'vitest';
import { hasVersion } from './conditional.ts';

it.each([
  ['W/"a"', 'W/"a"', true],
  ['"a"', 'W/"a"', true],
  ['W/"a"', '"a"', true],
  ['"b", W/"a"', 'W/"a"', true],
  ['"b","a"', '"a"', true],
  ['*', 'W/"a"', true],
  [' * ', '"a"', true],
  ['"b"', '"a"', false],
  ['a', '"a"', false],
  ['"*"', '"a"', false],
  ['"x"a"y"', '"a"', false],
  ['', '"a"', false],
])('If-None-Match: %s has %s: %s', (header, etag, expected) => {
  expect(hasVersion({ 'if-none-match': header }, etag)).toBe(expected);
});

it('is not asked without the header', () => {
  expect(hasVersion({}, '"a"')).toBe(false);
});
