import { decodeText, decodeUtf16, viewOf } from '../bytes.ts';
import type { Finding, MetadataKind } from '../metadata.ts';

/** Property ids (MS-OLEPS) of the file and of the document. */
const ofFile: Record<number, MetadataKind> = {
  2: 'description',
  3: 'description',
  4: 'author',
  5: 'description',
  6: 'comment',
  7: 'path',
  8: 'author',
  11: 'time',
  12: 'time',
  13: 'time',
  17: 'thumbnail',
  18: 'software',
};
const ofDocument: Record<number, MetadataKind> = { 2: 'description', 14: 'author', 15: 'organisation' };

const fileFormat = 0xf29f85e0;
const types = { text: 30, wideText: 31, time: 64 } as const;
const uninformative = new Set(['Normal.dot', 'Normal', 'Normal.dotm']);

/** Reads the first section of a property set. Custom properties, in a second section, are reported only as present. */
export function readPropertySet(bytes: Uint8Array): Finding[] {
  const view = viewOf(bytes);
  const section = view.getUint32(44, true);
  const kinds = view.getUint32(28, true) === fileFormat ? ofFile : ofDocument;
  const found: Finding[] = view.getUint32(24, true) > 1 ? [{ kind: 'other', value: '' }] : [];
  for (let index = 0; index < Math.min(view.getUint32(section + 4, true), 200); index += 1) {
    const kind = kinds[view.getUint32(section + 8 + index * 8, true)];
    if (kind === undefined) continue;
    const value = valueAt(bytes, section + view.getUint32(section + 12 + index * 8, true));
    if (kind === 'thumbnail') found.push({ kind, value: '' });
    else if (value !== '' && !uninformative.has(value)) found.push({ kind, value });
  }
  return found;
}

function valueAt(bytes: Uint8Array, at: number): string {
  const view = viewOf(bytes);
  const type = view.getUint16(at, true);
  if (type === types.time) return timeAt(view, at + 4);
  const size = view.getUint32(at + 4, true);
  if (type === types.text) return codedText(bytes.subarray(at + 8, at + 8 + size)).trim();
  return type === types.wideText ? decodeUtf16(bytes.subarray(at + 8, at + 8 + size * 2)).trim() : '';
}

/** Decodes text in the code page of the writing machine: UTF-8 or GBK where valid, otherwise Latin-1. */
function codedText(bytes: Uint8Array): string {
  const words = bytes.subarray(0, bytes.indexOf(0) < 0 ? bytes.length : bytes.indexOf(0));
  for (const encoding of ['utf-8', 'gbk']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(words);
    } catch {
      // Try the next encoding.
    }
  }
  return decodeText(words);
}

/** Converts ticks of 100 nanoseconds since 1601. */
function timeAt(view: DataView, at: number): string {
  const since1970 = Number(view.getBigUint64(at, true) / 10_000n) - 11_644_473_600_000;
  if (since1970 <= 0 || since1970 > 8.64e15) return '';
  return `${new Date(since1970).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
