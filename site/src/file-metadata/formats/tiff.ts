import { decodeText, decodeUtf16, viewOf } from '../bytes.ts';
import { UnsupportedContent } from '../metadata.ts';

/** A directory field: `size` bytes of a value at `valueAt`. The field itself has 12 bytes at `at`. */
export type Field = { tag: number; type: number; count: number; at: number; valueAt: number; size: number };

export type Directory = { at: number; fields: readonly Field[]; nextAt: number };

export type Tiff = { bytes: Uint8Array; view: DataView; isLittleEndian: boolean };

const sizeOfType = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];
const maxFields = 4096;

/** Opens TIFF 6.0, which Exif also uses. Throws `UnsupportedContent` for anything else. */
export function openTiff(bytes: Uint8Array): Tiff {
  const view = viewOf(bytes);
  const isLittleEndian = view.getUint16(0) === 0x4949;
  if (!isLittleEndian && view.getUint16(0) !== 0x4d4d) throw new UnsupportedContent();
  if (view.getUint16(2, isLittleEndian) !== 42) throw new UnsupportedContent();
  return { bytes, view, isLittleEndian };
}

/** The chain of directories from this offset. In a JPEG the second one belongs to the thumbnail. */
export function directoriesOf(tiff: Tiff, first = tiff.view.getUint32(4, tiff.isLittleEndian)): Directory[] {
  const directories: Directory[] = [];
  const seen = new Set<number>();
  for (let at = first; at !== 0 && !seen.has(at); ) {
    seen.add(at);
    const directory = readDirectory(tiff, at);
    directories.push(directory);
    at = tiff.view.getUint32(directory.nextAt, tiff.isLittleEndian);
  }
  return directories;
}

export function readDirectory({ view, isLittleEndian }: Tiff, at: number): Directory {
  const count = view.getUint16(at, isLittleEndian);
  if (count > maxFields) throw new UnsupportedContent();
  const fields = Array.from({ length: count }, (_, index): Field => {
    const fieldAt = at + 2 + index * 12;
    const type = view.getUint16(fieldAt + 2, isLittleEndian);
    const values = view.getUint32(fieldAt + 4, isLittleEndian);
    const size = (sizeOfType[type] ?? 1) * values;
    const valueAt = size > 4 ? view.getUint32(fieldAt + 8, isLittleEndian) : fieldAt + 8;
    return { tag: view.getUint16(fieldAt, isLittleEndian), type, count: values, at: fieldAt, valueAt, size };
  });
  return { at, fields, nextAt: at + 2 + count * 12 };
}

export function valueOf({ bytes }: Tiff, { valueAt, size }: Field): Uint8Array {
  return bytes.subarray(valueAt, valueAt + size);
}

/** A whole number, or the first of several. */
export function readNumber({ view, isLittleEndian }: Tiff, { type, valueAt }: Field): number {
  return type === 3 ? view.getUint16(valueAt, isLittleEndian) : view.getUint32(valueAt, isLittleEndian);
}

/** The offsets in a field. */
export function numbersOf({ view, isLittleEndian }: Tiff, { count, valueAt }: Field): number[] {
  return Array.from({ length: Math.min(count, 64) }, (_, index) => view.getUint32(valueAt + index * 4, isLittleEndian));
}

/** Rational numbers, such as degrees, minutes and seconds. */
export function rationalsOf({ view, isLittleEndian }: Tiff, { count, valueAt }: Field): number[] {
  return Array.from({ length: Math.min(count, 8) }, (_, index) => {
    const at = valueAt + index * 8;
    const denominator = view.getUint32(at + 4, isLittleEndian);
    return denominator === 0 ? 0 : view.getUint32(at, isLittleEndian) / denominator;
  });
}

/** The text of a field. Windows writes its own tags in UTF-16. */
export function readText(tiff: Tiff, field: Field): string {
  const value = valueOf(tiff, field);
  const isWide = field.tag >= 0x9c9b && field.tag <= 0x9c9f;
  if (isWide) return decodeUtf16(value);
  return field.type === 2 || field.type === 129 || field.type === 1 || field.type === 7 ? decodeText(value) : '';
}
