import { decodeLatin1, decodeText, viewOf } from '../bytes.ts';
import type { Finding, MetadataKind } from '../metadata.ts';

/** Data sets of record 2 (IPTC IIM 4.2) that describe people and places. */
const metadataSets: ReadonlyMap<number, MetadataKind> = new Map([
  [5, 'description'],
  [25, 'description'],
  [40, 'comment'],
  [55, 'time'],
  [65, 'software'],
  [80, 'author'],
  [85, 'author'],
  [90, 'location'],
  [92, 'location'],
  [95, 'location'],
  [101, 'location'],
  [105, 'description'],
  [110, 'organisation'],
  [115, 'organisation'],
  [116, 'author'],
  [118, 'author'],
  [120, 'description'],
  [122, 'author'],
]);

export function readIptc(bytes: Uint8Array): Finding[] {
  const found: Finding[] = [];
  const view = viewOf(bytes);
  for (let at = 0; at + 5 <= bytes.length && bytes[at] === 0x1c; ) {
    const size = view.getUint16(at + 3);
    const kind = view.getUint8(at + 1) === 2 ? metadataSets.get(view.getUint8(at + 2)) : undefined;
    if (kind !== undefined) found.push({ kind, value: decodeText(bytes.subarray(at + 5, at + 5 + size)) });
    at += 5 + size;
  }
  return found.length > 0 ? found : [{ kind: 'other', value: 'IPTC' }];
}

const iptc = 0x0404;
const thumbnails = [0x0409, 0x040c];

/** Reads Photoshop's image resources, which may contain IPTC and a thumbnail. */
export function readPhotoshop(bytes: Uint8Array): Finding[] {
  const found: Finding[] = [];
  const view = viewOf(bytes);
  for (let at = 0; at + 12 <= bytes.length && decodeLatin1(bytes, at, at + 4) === '8BIM'; ) {
    const id = view.getUint16(at + 4);
    const nameLength = view.getUint8(at + 6) + 1;
    const sizeAt = at + 6 + nameLength + (nameLength % 2);
    const size = view.getUint32(sizeAt);
    if (id === iptc) found.push(...readIptc(bytes.subarray(sizeAt + 4, sizeAt + 4 + size)));
    if (thumbnails.includes(id)) found.push({ kind: 'thumbnail', value: '' });
    at = sizeAt + 4 + size + (size % 2);
  }
  return found.length > 0 ? found : [{ kind: 'other', value: 'Photoshop' }];
}
