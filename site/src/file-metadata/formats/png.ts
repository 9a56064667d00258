import { unzlibSync } from 'fflate';
import { decodeLatin1, decodeText, concatBytes, formatSize, viewOf } from '../bytes.ts';
import { readColourProfile } from './colour-profile.ts';
import { readExif } from './exif.ts';
import { type Bytes, type Examined, type Finding, type MetadataKind, UnsupportedContent } from '../metadata.ts';
import { readXmp } from './xmp.ts';

/** Chunks that a PNG (third edition) needs for rendering; `pHYs` and `tIME` are not among them. */
const needed = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB sBIT bKGD cICP mDCV cLLI acTL fcTL fdAT'.split(' '));

const kindOfKeyword: Record<string, MetadataKind> = {
  author: 'author',
  artist: 'author',
  copyright: 'author',
  software: 'software',
  source: 'device',
  'creation time': 'time',
  'date:create': 'time',
  'date:modify': 'time',
  'date:timestamp': 'time',
  title: 'description',
  description: 'description',
};

/** Keeps the chunks needed for rendering and a common colour profile; drops all others and data after the end. */
export function examinePng(bytes: Bytes): Examined {
  const view = viewOf(bytes);
  const found: Finding[] = [];
  const kept: Uint8Array[] = [bytes.subarray(0, 8)];
  let at = 8;
  for (let type = ''; type !== 'IEND'; ) {
    const size = view.getUint32(at);
    type = decodeLatin1(bytes, at + 4, at + 8);
    const end = at + 12 + size;
    if (end > bytes.length) throw new UnsupportedContent();
    const data = bytes.subarray(at + 8, at + 8 + size);
    const profile = type === 'iCCP' ? readColourProfile(inflateAfterNul(data)) : undefined;
    if (needed.has(type) || profile?.isCommon === true) kept.push(bytes.subarray(at, end));
    found.push(...(profile?.found ?? metadataIn(type, data)));
    at = end;
  }
  if (at < bytes.length) found.push({ kind: 'appended', value: formatSize(bytes.length - at) });
  return { found, copy: concatBytes(kept) };
}

function metadataIn(type: string, data: Uint8Array): Finding[] {
  if (needed.has(type) || type === 'pHYs') return [];
  if (type === 'eXIf') {
    try {
      return readExif(data);
    } catch {
      return [{ kind: 'other', value: 'Exif' }];
    }
  }
  if (type === 'tIME') return [{ kind: 'time', value: timeOf(data) }];
  if (type === 'tEXt') return textFinding(decodeText(data), decodeText(afterNul(data)));
  if (type === 'zTXt') return textFinding(decodeText(data), decodeText(inflateAfterNul(data)));
  if (type === 'iTXt') return textFinding(decodeText(data), internationalText(data));
  return [{ kind: 'other', value: type }];
}

function textFinding(keyword: string, value: string): Finding[] {
  if (keyword === 'XML:com.adobe.xmp') return readXmp(value);
  const kind = kindOfKeyword[keyword.toLowerCase()];
  return [kind === undefined ? { kind: 'comment', value: `${keyword}: ${value}` } : { kind, value }];
}

function timeOf(data: Uint8Array): string {
  const [, , month = 0, day = 0, hour = 0, minute = 0] = data;
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${viewOf(data).getUint16(0)}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
}

function afterNul(data: Uint8Array): Uint8Array {
  return data.subarray(data.indexOf(0) + 1);
}

/** A byte after the name is the compression method; only one is defined. */
function inflateAfterNul(data: Uint8Array): Uint8Array {
  try {
    return unzlibSync(afterNul(data).subarray(1));
  } catch {
    return new Uint8Array();
  }
}

/** Keyword, compression flag, method, language, translated keyword, text. */
function internationalText(data: Uint8Array): string {
  const [isCompressed = 0] = afterNul(data);
  const text = afterNul(afterNul(afterNul(data).subarray(2)));
  if (isCompressed === 0) return decodeText(text);
  try {
    return decodeText(unzlibSync(text));
  } catch {
    return '';
  }
}
