import { asText, asWideText, viewOf } from './bytes.ts';
import type { Found, TraceKind } from './trace.ts';

/** Properties by their numbers (MS-OLEPS): of the file, and of its document. */
const ofFile: Record<number, TraceKind> = {
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
const ofDocument: Record<number, TraceKind> = { 2: 'description', 14: 'author', 15: 'organisation' };

const fileFormat = 0xf29f85e0;
const types = { text: 30, wideText: 31, time: 64 } as const;
const tellsNothing = new Set(['Normal.dot', 'Normal', 'Normal.dotm']);

/** The first section of a property set; properties of one's own, in a second one, are told by their being there. */
export function readPropertySet(bytes: Uint8Array): Found[] {
  const view = viewOf(bytes);
  const section = view.getUint32(44, true);
  const kinds = view.getUint32(28, true) === fileFormat ? ofFile : ofDocument;
  const found: Found[] = view.getUint32(24, true) > 1 ? [{ kind: 'other', value: '' }] : [];
  for (let index = 0; index < Math.min(view.getUint32(section + 4, true), 200); index += 1) {
    const kind = kinds[view.getUint32(section + 8 + index * 8, true)];
    if (kind === undefined) continue;
    const value = valueAt(bytes, section + view.getUint32(section + 12 + index * 8, true));
    if (kind === 'thumbnail') found.push({ kind, value: '' });
    else if (value !== '' && !tellsNothing.has(value)) found.push({ kind, value });
  }
  return found;
}

function valueAt(bytes: Uint8Array, at: number): string {
  const view = viewOf(bytes);
  const type = view.getUint16(at, true);
  if (type === types.time) return timeAt(view, at + 4);
  const size = view.getUint32(at + 4, true);
  if (type === types.text) return codedText(bytes.subarray(at + 8, at + 8 + size)).trim();
  return type === types.wideText ? asWideText(bytes.subarray(at + 8, at + 8 + size * 2)).trim() : '';
}

/** In the code page of the machine that wrote it: UTF-8 where it can be that, or the Chinese or Russian one by what fits. */
function codedText(bytes: Uint8Array): string {
  const words = bytes.subarray(0, bytes.indexOf(0) < 0 ? bytes.length : bytes.indexOf(0));
  for (const encoding of ['utf-8', 'gbk']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(words);
    } catch {
      // The next one.
    }
  }
  return asText(words);
}

/** Tenths of microseconds since 1601. */
function timeAt(view: DataView, at: number): string {
  const since1970 = Number(view.getBigUint64(at, true) / 10_000n) - 11_644_473_600_000;
  if (since1970 <= 0 || since1970 > 8.64e15) return '';
  return `${new Date(since1970).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
