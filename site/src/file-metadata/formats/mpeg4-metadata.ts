import { type Box, boxesOf, boxIn, metaStart } from './boxes.ts';
import { decodeLatin1, decodeText, viewOf } from '../bytes.ts';
import type { Finding, MetadataKind } from '../metadata.ts';

/** Codes of QuickTime and iTunes (© is the byte 0xA9), and names of Apple's and Android's keys. */
const kinds: readonly (readonly [RegExp, MetadataKind])[] = [
  [/^©xyz$|^loci$|location/i, 'location'],
  [/^©ma[kc]$|^©mod$|(^|\.)(make|model)$|camera|android\.(manufacturer|model)/i, 'device'],
  [/serial|^SNum$|^CAME$/i, 'serial'],
  [/^©(ART|aut|cpy|dir|prd|wrt|prf)$|^aART$|^cprt$|^auth$|^perf$|author|artist|copyright/i, 'author'],
  [/^©(swr|too|enc)$|software|encoder|android\.version/i, 'software'],
  [/^©day$|^yrrc$|date|time/i, 'time'],
  [/^©(nam|alb|des|inf|gen)$|^titl$|^dscp$|^desc$|^albm$|title|description/i, 'description'],
  [/^©cmt$|comment/i, 'comment'],
  [/^covr$|^thmb$|artwork/i, 'thumbnail'],
  [/identifier|^GUID$/i, 'identifier'],
];

function kindOf(name: string): MetadataKind | undefined {
  return kinds.find(([pattern]) => pattern.test(name))?.[1];
}

function findingOf(name: string, value: string): Finding[] {
  const words = value.trim();
  const kind = kindOf(name);
  if (kind === 'thumbnail') return [{ kind, value: '' }];
  if (kind !== undefined) return words === '' ? [] : [{ kind, value: words }];
  return [{ kind: 'other', value: words === '' ? name : `${name}: ${words}` }];
}

/** Reads `udta`, where films store their metadata. */
export function readUserData(bytes: Uint8Array, { at, end }: Box): Finding[] {
  // QuickTime may end the list with four zero bytes.
  const last = end - at >= 4 && viewOf(bytes).getUint32(end - 4) === 0 && !isWhole(bytes, at, end) ? end - 4 : end;
  return boxesOf(bytes, at, last).flatMap((box) => {
    const data = bytes.subarray(box.at, box.end);
    if (box.type === 'meta') return readMeta(bytes, box);
    if (box.type === 'free' || data.every((byte) => byte === 0)) return [];
    // Two bytes of length, two of language, then the text.
    if (box.type.startsWith('©'))
      return findingOf(box.type, decodeText(data.subarray(4, 4 + viewOf(data).getUint16(0))));
    if (box.type === 'loci') return [{ kind: 'location' as const, value: readLocation(data) }];
    // Version and flags, language, then the text (3GPP TS 26.244).
    return findingOf(box.type, printable(decodeText(data.subarray(6))));
  });
}

function isWhole(bytes: Uint8Array, from: number, to: number): boolean {
  try {
    return boxesOf(bytes, from, to).length > 0;
  } catch {
    return false;
  }
}

/** Version and flags, language, a name, its role, then longitude and latitude as 16.16 fixed-point numbers. */
function readLocation(data: Uint8Array): string {
  const nameEnd = data.indexOf(0, 6);
  const view = viewOf(data);
  const degrees = (at: number) => (view.getInt32(at) / 65_536).toFixed(4);
  return `${decodeText(data.subarray(6, nameEnd))} ${degrees(nameEnd + 6)}, ${degrees(nameEnd + 2)}`;
}

/** Reads `meta` with a list of values, by four-letter codes or by the names in `keys`. */
export function readMeta(bytes: Uint8Array, box: Box): Finding[] {
  const from = metaStart(bytes, box);
  const list = boxIn(bytes, from, box.end, 'ilst');
  if (list === undefined) return [{ kind: 'other', value: box.type }];
  const keys = boxIn(bytes, from, box.end, 'keys');
  const names =
    keys === undefined
      ? []
      : boxesOf(bytes, keys.at + 8, keys.end).map(({ at, end }) => decodeText(bytes.subarray(at, end)));
  return boxesOf(bytes, list.at, list.end).flatMap((entry) => {
    const data = boxIn(bytes, entry.at, entry.end, 'data');
    if (data === undefined) return [{ kind: 'other' as const, value: entry.type }];
    const type = viewOf(bytes).getUint32(data.at);
    const name = names[viewOf(bytes).getUint32(entry.headerAt + 4) - 1] ?? entry.type;
    // Only type 1 is text.
    return findingOf(name, type === 1 ? decodeText(bytes.subarray(data.at + 8, data.end)) : '');
  });
}

function printable(text: string): string {
  return /^[\p{L}\p{N}\p{P}\p{S}\p{Zs}]+$/u.test(text) ? text : '';
}

/** The time of a header (`mvhd`, `tkhd`, `mdhd`), stored in seconds since 1904; empty when unset. */
export function readHeaderTime(bytes: Uint8Array, { at }: Box): string {
  const view = viewOf(bytes);
  const seconds = view.getUint8(at) === 1 ? Number(view.getBigUint64(at + 4)) : view.getUint32(at + 4);
  const since1970 = seconds - 2_082_844_800;
  if (seconds === 0 || Math.abs(since1970) > 8.64e12) return '';
  return `${new Date(since1970 * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** The handler of a track: a four-letter code, and a name that some cameras fill in. */
export function readHandler(bytes: Uint8Array, { at, end }: Box): { type: string; name: string } {
  return {
    type: decodeLatin1(bytes, at + 8, at + 12),
    name: decodeText(bytes.subarray(at + 24, end)).replace(/^[^\p{L}]+/u, ''),
  };
}
