import { expect, it } from 'vitest';
import { safeFileName } from './safe-file-name.ts';

it.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\me\\cv.pdf', 'cv.pdf'],
  ['/../../../.bashrc', 'file.pdf'],
  ['cv.exe.pdf', 'cv_exe.pdf'],
  ['a\u202Egpj.pdf', 'agpj.pdf'],
  ['a\0b.pdf', 'ab.pdf'],
  ['CON.pdf', '_CON.pdf'],
  ['.pdf', 'file.pdf'],
  ['', 'file.pdf'],
  // 120 bytes of UTF-8 without a partial character.
  [`${'长'.repeat(300)}.pdf`, `${'长'.repeat(40)}.pdf`],
  [`a${'长'.repeat(300)}.pdf`, `a${'长'.repeat(39)}.pdf`],
])('turns the file name %j into %s', (fileName, safeName) => {
  expect(safeFileName(fileName, 'pdf')).toBe(safeName);
});
