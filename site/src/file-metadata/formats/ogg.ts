import { decodeLatin1, indexOfText, viewOf, wipe } from '../bytes.ts';
import { type Bytes, type Examined, UnsupportedContent } from '../metadata.ts';
import { readVorbisComment } from './vorbis-comment.ts';

/** A page of RFC 3533 with the range of its data. */
type Page = { at: number; dataAt: number; end: number };

const space = 0x20;

/** The comment is in the second page. Its values are overwritten with blanks, and the page's checksum is updated. */
export function examineOgg(bytes: Bytes): Examined {
  const pages = firstPages(bytes);
  const [, second] = pages;
  if (second === undefined) throw new UnsupportedContent();
  const packet = bytes.subarray(second.dataAt, second.end);
  const isOpus = decodeLatin1(packet, 0, 8) === 'OpusTags';
  if (!isOpus && decodeLatin1(packet, 1, 7) !== 'vorbis') throw new UnsupportedContent();
  const from = second.dataAt + (isOpus ? 8 : 7);
  const found = readVorbisComment(bytes.subarray(from, second.end));
  const copy = bytes.slice();
  blankComment(copy.subarray(from, second.end));
  viewOf(copy).setUint32(second.at + 22, 0, true);
  viewOf(copy).setUint32(second.at + 22, checkSum(copy.subarray(second.at, second.end)), true);
  return { found, copy };
}

function firstPages(bytes: Uint8Array): Page[] {
  const pages: Page[] = [];
  for (let at = 0; pages.length < 2 && indexOfText(bytes.subarray(at, at + 4), 'OggS') === 0; ) {
    const segments = viewOf(bytes).getUint8(at + 26);
    const dataAt = at + 27 + segments;
    const size = bytes.subarray(at + 27, dataAt).reduce((sum, length) => sum + length, 0);
    pages.push({ at, dataAt, end: dataAt + size });
    at = dataAt + size;
  }
  return pages;
}

/**
 * Lengths and field names stay, so that the packet keeps its length. A comment that continues in the next page throws.
 */
function blankComment(comment: Uint8Array): void {
  const view = viewOf(comment);
  const vendorLength = view.getUint32(0, true);
  wipe(comment, 4, 4 + vendorLength, space);
  let at = 8 + vendorLength;
  for (let left = view.getUint32(at - 4, true); left > 0; left -= 1) {
    const end = at + 4 + view.getUint32(at, true);
    if (end > comment.length) throw new UnsupportedContent();
    const equals = comment.indexOf(0x3d, at + 4);
    wipe(comment, equals < 0 || equals >= end ? at + 4 : equals + 1, end, space);
    at = end;
  }
}

/** Ogg's CRC: polynomial 0x04C11DB7, not reflected, initial value zero. */
function checkSum(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) sum = sum < 0 ? (sum << 1) ^ 0x04c11db7 : sum << 1;
  }
  return sum >>> 0;
}
