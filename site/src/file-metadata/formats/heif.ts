import { type Box, boxesOf, boxIn } from './boxes.ts';
import { decodeLatin1, decodeText, encodeAscii, formatSize, viewOf, wipe } from '../bytes.ts';
import { readExif } from './exif.ts';
import { type Bytes, type Examined, type Finding, UnsupportedContent } from '../metadata.ts';
import { readXmp } from './xmp.ts';

/** An item of a picture: its type and the byte ranges of its data. */
type Item = { type: string; extents: readonly { from: number; to: number }[] };

const needed = new Set(['ftyp', 'meta', 'mdat', 'free', 'skip']);
const space = 0x20;

/**
 * Sanitizes a HEIC (ISO/IEC 23008-12) without moving anything. Exif becomes an empty block (the orientation is stored
 * elsewhere), XMP becomes blanks, and unneeded boxes become free space.
 */
export function examineHeif(bytes: Bytes): Examined {
  const boxes = boxesOf(bytes, 0, bytes.length);
  const meta = boxes.find(({ type }) => type === 'meta');
  // With `moov` it is an image sequence, which is structured like a film.
  if (meta === undefined || boxes.some(({ type }) => type === 'moov')) throw new UnsupportedContent();
  const copy = bytes.slice();
  const found: Finding[] = [];
  for (const item of itemsOf(bytes, meta)) {
    const [extent] = item.extents;
    if (extent === undefined || (item.type !== 'Exif' && item.type !== 'mime')) continue;
    const data = bytes.subarray(extent.from, extent.to);
    found.push(...(item.type === 'Exif' ? readExifItem(data) : readXmp(decodeText(data))));
    for (const { from, to } of item.extents) wipe(copy, from, to, item.type === 'Exif' ? 0 : space);
    if (item.type === 'Exif')
      copy.set(encodeAscii('\0\0\0\0MM\0*\0\0\0\b\0\0\0\0\0\0').subarray(0, data.length), extent.from);
  }
  for (const { type, headerAt, at, end } of boxes) {
    if (needed.has(type)) continue;
    found.push({ kind: type === 'mpvd' ? 'embedded' : 'other', value: `${type}, ${formatSize(end - at)}` });
    copy.set(encodeAscii('free'), headerAt + 4);
    wipe(copy, at, end);
  }
  return { found, copy };
}

/** The first four bytes are the offset of the Exif block after them. */
function readExifItem(data: Uint8Array): Finding[] {
  try {
    return readExif(data.subarray(4 + viewOf(data).getUint32(0)));
  } catch {
    return [{ kind: 'other', value: 'Exif' }];
  }
}

function itemsOf(bytes: Uint8Array, meta: Box): Item[] {
  const info = boxIn(bytes, meta.at + 4, meta.end, 'iinf');
  const locations = boxIn(bytes, meta.at + 4, meta.end, 'iloc');
  if (info === undefined || locations === undefined) throw new UnsupportedContent();
  const inline = boxIn(bytes, meta.at + 4, meta.end, 'idat')?.at ?? 0;
  const extents = extentsOf(bytes, locations, inline);
  const version = bytes[info.at] ?? 0;
  return boxesOf(bytes, info.at + (version === 0 ? 6 : 8), info.end).map(({ at }) => {
    const isWide = bytes[at] === 3;
    const id = isWide ? viewOf(bytes).getUint32(at + 4) : viewOf(bytes).getUint16(at + 4);
    const typeAt = at + (isWide ? 10 : 8);
    return { type: decodeLatin1(bytes, typeAt, typeAt + 4), extents: extents.get(id) ?? [] };
  });
}

/** `iloc` starts with the sizes of its numbers, four bits each. */
function extentsOf(bytes: Uint8Array, { at }: Box, inline: number): Map<number, { from: number; to: number }[]> {
  const view = viewOf(bytes);
  const version = view.getUint8(at);
  const widths = view.getUint16(at + 4);
  const [offsetWidth, lengthWidth, baseWidth] = [widths >> 12, (widths >> 8) & 15, (widths >> 4) & 15];
  const indexWidth = version === 0 ? 0 : widths & 15;
  let next = at + 6;
  const readNumber = (width: number): number => {
    next += width;
    if (width === 0) return 0;
    if (width === 8) return Number(view.getBigUint64(next - 8));
    return width === 4 ? view.getUint32(next - 4) : view.getUint16(next - 2);
  };
  const extents = new Map<number, { from: number; to: number }[]>();
  const wide = version === 2 ? 4 : 2;
  for (let left = readNumber(wide); left > 0; left -= 1) {
    const id = readNumber(wide);
    const method = version === 0 ? 0 : readNumber(2) & 15;
    readNumber(2);
    const base = readNumber(baseWidth) + (method === 1 ? inline : 0);
    const list = Array.from({ length: readNumber(2) }, () => {
      readNumber(indexWidth);
      const from = base + readNumber(offsetWidth);
      return { from, to: from + readNumber(lengthWidth) };
    });
    // The third construction method builds an item from other items; none of those is Exif.
    if (method < 2) extents.set(id, list);
  }
  return extents;
}
