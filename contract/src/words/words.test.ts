import { expect, it } from 'vitest';
import { fieldErrorWords } from './words.ts';

it('writes the limit of a text as the language writes numbers', () => {
  const tooLong = { code: 'tooLong', longest: 10_000 } as const;
  expect(fieldErrorWords('cn', tooLong)).toBe('内容过长，最多10,000个字符');
  expect(fieldErrorWords('en', tooLong)).toBe('The text is too long: 10,000 characters at most');
  expect(fieldErrorWords('ru', tooLong)).toBe('Слишком длинный текст: не\u00A0более 10\u00A0000 символов');
});
