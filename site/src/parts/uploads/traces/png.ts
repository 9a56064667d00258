import { unzlibSync } from 'fflate';
import { asLatin, asText, joined, roughSize, viewOf } from './bytes.ts';
import { readColourProfile } from './colour-profile.ts';
import { readExif } from './exif.ts';
import { type Bytes, type Examined, type Found, type TraceKind, Unexamined } from './trace.ts';
import { readXmp } from './xmp.ts';

/** What a PNG (third edition) is drawn from; `pHYs` and `tIME` are not among it. */
const needed = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB sBIT bKGD cICP mDCV cLLI acTL fcTL fdAT'.split(' '));

const kindOfKeyword: Record<string, TraceKind> = {
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

/** Keeps what the picture is drawn from and a common colour profile; drops every other chunk and what follows the end. */
export function examinePng(bytes: Bytes): Examined {
  const view = viewOf(bytes);
  const found: Found[] = [];
  const kept: Uint8Array[] = [bytes.subarray(0, 8)];
  let at = 8;
  for (let type = ''; type !== 'IEND'; ) {
    const size = view.getUint32(at);
    type = asLatin(bytes, at + 4, at + 8);
    const end = at + 12 + size;
    if (end > bytes.length) throw new Unexamined();
    const data = bytes.subarray(at + 8, at + 8 + size);
    const profile = type === 'iCCP' ? readColourProfile(unpackedAfterNul(data)) : undefined;
    if (needed.has(type) || profile?.isCommon === true) kept.push(bytes.subarray(at, end));
    found.push(...(profile?.found ?? tellingIn(type, data)));
    at = end;
  }
  if (at < bytes.length) found.push({ kind: 'appended', value: roughSize(bytes.length - at) });
  return { found, copy: joined(kept) };
}

function tellingIn(type: string, data: Uint8Array): Found[] {
  if (needed.has(type) || type === 'pHYs') return [];
  if (type === 'eXIf') {
    try {
      return readExif(data);
    } catch {
      return [{ kind: 'other', value: 'Exif' }];
    }
  }
  if (type === 'tIME') return [{ kind: 'time', value: timeOf(data) }];
  if (type === 'tEXt') return noted(asText(data), asText(afterNul(data)));
  if (type === 'zTXt') return noted(asText(data), asText(unpackedAfterNul(data)));
  if (type === 'iTXt') return noted(asText(data), internationalText(data));
  return [{ kind: 'other', value: type }];
}

function noted(keyword: string, value: string): Found[] {
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

/** After the name a byte says how it is packed, and there is one way only. */
function unpackedAfterNul(data: Uint8Array): Uint8Array {
  try {
    return unzlibSync(afterNul(data).subarray(1));
  } catch {
    return new Uint8Array();
  }
}

/** Keyword, whether it is packed, how, language, keyword in that language, text. */
function internationalText(data: Uint8Array): string {
  const [packed = 0] = afterNul(data);
  const text = afterNul(afterNul(afterNul(data).subarray(2)));
  if (packed === 0) return asText(text);
  try {
    return asText(unzlibSync(text));
  } catch {
    return '';
  }
}
