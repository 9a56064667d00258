import { maxFileBytes } from 'contract/uploads/uploads.ts';
import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, '0', 'kilobytes'],
  [1, '1', 'kilobytes'],
  [999 * 1024, '999', 'kilobytes'],
  [999 * 1024 + 1, '1', 'megabytes'],
  [1_300_000, '1.3', 'megabytes'],
  [maxFileBytes, '50', 'megabytes'],
  [maxFileBytes + 1, '50.1', 'megabytes'],
])('%i bytes are shown as %s %s', (bytes, figure, unit) => {
  expect(fileSize('en', bytes)).toEqual({ figure, unit });
});

test('a file size in Russian has a decimal comma', () => {
  expect(fileSize('ru', 1_300_000).figure).toBe('1,3');
});
