import { expect, it } from 'vitest';
import { matchesIfNoneMatch } from './conditional.ts';

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
])('compares If-None-Match: %s with %s: %s', (header, etag, expected) => {
  expect(matchesIfNoneMatch({ 'if-none-match': header }, etag)).toBe(expected);
});

it('returns false without If-None-Match', () => {
  expect(matchesIfNoneMatch({}, '"a"')).toBe(false);
});
