import { decodeLatin1, decodeText, formatSize, viewOf } from '../bytes.ts';
import { type Bytes, type Examined, type Finding, type MetadataKind, UnsupportedContent } from '../metadata.ts';

const kindOfFrame: Record<string, MetadataKind> = {
  TPE1: 'author',
  TPE2: 'author',
  TCOM: 'author',
  TENC: 'author',
  TOWN: 'author',
  TCOP: 'author',
  TPUB: 'organisation',
  TSSE: 'software',
  TDRC: 'time',
  TDEN: 'time',
  TDTG: 'time',
  TYER: 'time',
  TDAT: 'time',
  TIT1: 'description',
  TIT2: 'description',
  TIT3: 'description',
  TALB: 'description',
  COMM: 'comment',
  USLT: 'comment',
  TXXX: 'comment',
  APIC: 'thumbnail',
  GEOB: 'embedded',
  UFID: 'identifier',
  PRIV: 'identifier',
};

/** Keeps the sound of an MP3 or AAC between its tags (ID3v2 before it; APE and ID3v1 after it). */
export function examineTaggedSound(bytes: Bytes): Examined {
  const found: Finding[] = [];
  let from = 0;
  let to = bytes.length;
  while (decodeLatin1(bytes, from, from + 3) === 'ID3') {
    found.push(...readId3(bytes.subarray(from)));
    from += sizeOfId3(bytes.subarray(from));
  }
  if (decodeLatin1(bytes, to - 128, to - 125) === 'TAG') {
    found.push(...readOldId3(bytes.subarray(to - 128)));
    to -= 128;
  }
  if (decodeLatin1(bytes, to - 32, to - 24) === 'APETAGEX') {
    const size = viewOf(bytes).getUint32(to - 20, true);
    const headerSize = decodeLatin1(bytes, to - size - 32, to - size - 24) === 'APETAGEX' ? 32 : 0;
    found.push({ kind: 'other', value: `APE, ${formatSize(size)}` });
    to -= size + headerSize;
  }
  if (to <= from) throw new UnsupportedContent();
  return { found, copy: bytes.slice(from, to) };
}

/** The size of a tag with header and footer, encoded with seven bits per byte. */
export function sizeOfId3(bytes: Uint8Array): number {
  const hasFooter = (viewOf(bytes).getUint8(5) & 0x10) !== 0;
  return 10 + sevenBits(bytes, 6) + (hasFooter ? 10 : 0);
}

function sevenBits(bytes: Uint8Array, at: number): number {
  return [0, 1, 2, 3].reduce((size, index) => size * 128 + ((bytes[at + index] ?? 0) & 0x7f), 0);
}

/** Reads the frames of ID3v2.3 and 2.4. Of version 2.2 it reports only the presence. */
export function readId3(bytes: Uint8Array): Finding[] {
  const found: Finding[] = [];
  const version = bytes[3] ?? 0;
  if (version < 3) return [{ kind: 'other', value: 'ID3' }];
  const end = Math.min(sizeOfId3(bytes), bytes.length);
  for (let at = 10; at + 10 <= end && /^[A-Z\d]{4}$/.test(decodeLatin1(bytes, at, at + 4)); ) {
    const id = decodeLatin1(bytes, at, at + 4);
    const size = version > 3 ? sevenBits(bytes, at + 4) : viewOf(bytes).getUint32(at + 4);
    const kind = kindOfFrame[id] ?? 'other';
    const body = bytes.subarray(at + 10, at + 10 + size);
    const value = /^(T|COMM|USLT)/.test(id) ? frameText(body, id) : kind === 'other' ? id : '';
    found.push({ kind, value });
    at += 10 + size;
  }
  return found.length > 0 ? found : [{ kind: 'other', value: 'ID3' }];
}

/** The first byte is the encoding. A comment then has a three-letter language and a short title. */
function frameText(body: Uint8Array, id: string): string {
  const [encoding = 0] = body;
  const words = body.subarray(id.startsWith('T') ? 1 : 4);
  const text =
    encoding === 1 || encoding === 2
      ? new TextDecoder(encoding === 2 || words[0] === 0xfe ? 'utf-16be' : 'utf-16le').decode(words)
      : new TextDecoder(encoding === 3 ? 'utf-8' : 'latin1').decode(words);
  return text.split('\0').filter(Boolean).join(': ');
}

function readOldId3(tag: Uint8Array): Finding[] {
  const fields: readonly (readonly [MetadataKind, number, number])[] = [
    ['description', 3, 33],
    ['author', 33, 63],
    ['description', 63, 93],
    ['time', 93, 97],
    ['comment', 97, 127],
  ];
  return fields
    .map(([kind, from, to]) => ({ kind, value: decodeText(tag.subarray(from, to)).trim() }))
    .filter(({ value }) => value !== '');
}
