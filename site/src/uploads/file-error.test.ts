import { resumeExtensions } from 'contract/uploads/file-extensions.ts';
import { maxFileBytes } from 'contract/uploads/uploads.ts';
import { expect, test } from 'vitest';
import { fileErrorOf } from './file-error.ts';

test.each([
  ['cv.pdf', 1, undefined],
  ['ЦВ.PDF', 1, undefined],
  ['cv.docx', maxFileBytes, undefined],
  ['cv.pdf', maxFileBytes + 1, 'uploadTooLarge'],
  ['cv.pdf', 0, 'uploadEmpty'],
  ['', 1, undefined],
  [' \u200b', 1, undefined],
  ['', 0, 'uploadEmpty'],
  ['\u200b.jpg', 1, 'uploadTypeRefused'],
  ['cv.exe', 1, 'uploadTypeRefused'],
  ['cv.jpg', 1, 'uploadTypeRefused'],
  ['a\u202Efdp.exe', 1, 'uploadTypeRefused'],
  ['cv', 1, 'uploadTypeRefused'],
  ['pdf', 0, 'uploadTypeRefused'],
])('the error of “%s” with %i bytes is %s', (name, size, error) => {
  expect(fileErrorOf({ name, size }, resumeExtensions)).toBe(error);
});
