import type { FileEnding } from 'contract/uploads.ts';

/** How the content of a file shows what it is: by what its beginning says, by what lies in its container, or by being text. */
export type Content =
  | { mediaTypes: readonly string[] }
  | { inside: 'compound' | 'zip'; mark: string }
  | { plainText: true };

/** What a file with this ending must hold. Media types are those that `file-type` reads from the first bytes. */
export const contentOfEnding: Record<FileEnding, Content> = {
  doc: { inside: 'compound', mark: 'WordDocument' },
  ppt: { inside: 'compound', mark: 'PowerPoint Document' },
  xls: { inside: 'compound', mark: 'Workbook' },
  docx: { inside: 'zip', mark: 'word/document.xml' },
  pptx: { inside: 'zip', mark: 'ppt/presentation.xml' },
  xlsx: { inside: 'zip', mark: 'xl/workbook.xml' },
  pdf: { mediaTypes: ['application/pdf'] },
  txt: { plainText: true },
  zip: { mediaTypes: ['application/zip'] },
  jpg: { mediaTypes: ['image/jpeg'] },
  jpeg: { mediaTypes: ['image/jpeg'] },
  png: { mediaTypes: ['image/png', 'image/apng'] },
  webp: { mediaTypes: ['image/webp'] },
  gif: { mediaTypes: ['image/gif'] },
  heic: { mediaTypes: ['image/heic', 'image/heic-sequence', 'image/heif', 'image/heif-sequence'] },
  tif: { mediaTypes: ['image/tiff'] },
  tiff: { mediaTypes: ['image/tiff'] },
  bmp: { mediaTypes: ['image/bmp'] },
  mp3: { mediaTypes: ['audio/mpeg'] },
  m4a: { mediaTypes: ['audio/x-m4a', 'audio/mp4', 'video/mp4'] },
  aac: { mediaTypes: ['audio/aac'] },
  wav: { mediaTypes: ['audio/wav'] },
  ogg: { mediaTypes: ['audio/ogg', 'audio/ogg; codecs=opus', 'application/ogg', 'video/ogg'] },
  amr: { mediaTypes: ['audio/amr'] },
  flac: { mediaTypes: ['audio/flac'] },
  mp4: { mediaTypes: ['video/mp4', 'video/x-m4v', 'video/quicktime', 'video/3gpp', 'video/3gpp2'] },
  mov: { mediaTypes: ['video/quicktime', 'video/mp4'] },
  avi: { mediaTypes: ['video/vnd.avi'] },
  mkv: { mediaTypes: ['video/matroska', 'video/webm'] },
  webm: { mediaTypes: ['video/webm', 'video/matroska'] },
  '3gp': { mediaTypes: ['video/3gpp', 'video/3gpp2', 'video/mp4'] },
};

/** Unpacking an office file must not cost more than this, whatever its directory says. */
export const mostUnpackedBytes = 256 * 1024 * 1024;
export const mostEntries = 10_000;

/** What hides in a name: controls, and marks that turn the direction of writing. */
const hidden = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
/** What a path or another system would read in it. */
const special = /[\\/:*?"<>|]/g;
const longestName = 120;

/**
 * A name that is safe on every system, for those who will save the file: `../a\u202Efdp.exe.pdf` becomes `a_exe.pdf`.
 * What the visitor wrote is kept beside it.
 */
export function safeFileName(fileName: string, ending: FileEnding): string {
  const last = fileName.split(/[\\/]/).at(-1) ?? '';
  const clean = last.normalize('NFC').replaceAll(hidden, '').replaceAll(special, '_').trim();
  const stem = clean.replace(/\.[^.]*$/, '').replaceAll('.', '_');
  const short = Array.from(stem).slice(0, longestName).join('').trim();
  // Windows takes these for devices, with any ending.
  const plain = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(short) ? `_${short}` : short;
  return `${plain === '' ? 'file' : plain}.${ending}`;
}
