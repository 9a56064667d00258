import type { FileExtension } from './file-extensions.ts';

/** Control characters and bidirectional marks, which disguise a name. */
const hidden = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
/** Characters that are special in paths. */
const special = /[\\/:*?"<>|]/g;
/** File systems allow 255 bytes, encrypted home folders 143. */
const maxNameBytes = 120;

/** A file name that is safe on every system: `../a\u202Efdp.exe.pdf` becomes `a_exe.pdf`. */
export function safeFileName(fileName: string, extension: FileExtension | 'xlf' | 'xliff' | 'agekey'): string {
  const last = fileName.split(/[\\/]/).at(-1) ?? '';
  const clean = last.normalize('NFC').toWellFormed().replaceAll(hidden, '').replaceAll(special, '_').trim();
  const stem = clean.replace(/\.[^.]*$/, '').replaceAll('.', '_');
  const short = firstBytes(stem, maxNameBytes).trim();
  // Windows treats these names as devices, with any extension.
  const safe = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(short) ? `_${short}` : short;
  return `${safe === '' ? 'file' : safe}.${extension}`;
}

/** The longest prefix of whole characters within a number of bytes of UTF-8. */
function firstBytes(text: string, most: number): string {
  let [prefix, bytes] = ['', 0];
  for (const character of text) {
    bytes += bytesOf(character.codePointAt(0) ?? 0);
    if (bytes > most) break;
    prefix += character;
  }
  return prefix;
}

function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
