import { expect, it } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

it.each([
  ['br, gzip', ['br', 'gzip'], 'br'],
  ['br;q=0, gzip', ['br', 'gzip'], 'gzip'],
  ['br', ['gzip'], 'identity'],
  ['gzip', [], 'identity'],
  [undefined, ['br'], 'identity'],
] as const)('for Accept-Encoding %s and the encodings %j chooses %s', (header, available, encoding) => {
  expect(acceptedEncoding(header, available)).toBe(encoding);
});
