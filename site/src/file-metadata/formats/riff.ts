import { decodeLatin1, decodeText, encodeAscii, concatBytes, formatSize, viewOf, wipe } from '../bytes.ts';
import { readColourProfile } from './colour-profile.ts';
import { readExif } from './exif.ts';
import { readId3 } from './id3.ts';
import { type Bytes, type Examined, type Finding, type MetadataKind, UnsupportedContent } from '../metadata.ts';
import { readXmp } from './xmp.ts';

/** A chunk of a RIFF file: its name, the range of its data, and the start of the next chunk. */
type Chunk = { name: string; at: number; size: number; end: number };

function chunksOf(bytes: Uint8Array, from: number, to: number): Chunk[] {
  const view = viewOf(bytes);
  const chunks: Chunk[] = [];
  for (let at = from; at + 8 <= to; ) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (at + 8 + size > bytes.length) throw new UnsupportedContent();
    chunks.push({ name: decodeLatin1(bytes, at, at + 4), at: at + 8, size, end });
    at = end;
  }
  return chunks;
}

function endOf(bytes: Uint8Array): number {
  return Math.min(8 + viewOf(bytes).getUint32(4, true), bytes.length);
}

const neededOfWebp = new Set(['VP8 ', 'VP8L', 'VP8X', 'ANIM', 'ANMF', 'ALPH']);
const neededOfWave = new Set(['fmt ', 'fact', 'data']);
/** Flags of `VP8X` (RFC 9649) for Exif, XMP and a colour profile. */
const flags = { exif: 0x08, xmp: 0x04, profile: 0x20 };

/** Copies a WebP or WAV without the chunks that rendering or playback does not need. */
export function examineWaveOrWebp(bytes: Bytes): Examined {
  const isWebp = decodeLatin1(bytes, 8, 12) === 'WEBP';
  const needed = isWebp ? neededOfWebp : neededOfWave;
  const end = endOf(bytes);
  const found: Finding[] = [];
  const kept: Bytes[] = [];
  let profileStays = false;
  for (const chunk of chunksOf(bytes, 12, end)) {
    const data = bytes.subarray(chunk.at, chunk.at + chunk.size);
    const profile = chunk.name === 'ICCP' ? readColourProfile(data) : undefined;
    if (profile?.isCommon === true) profileStays = true;
    if (needed.has(chunk.name) || profile?.isCommon === true) kept.push(bytes.slice(chunk.at - 8, chunk.end));
    found.push(...(profile?.found ?? (needed.has(chunk.name) ? [] : metadataIn(chunk.name, data))));
  }
  if (end < bytes.length) found.push({ kind: 'appended', value: formatSize(bytes.length - end) });
  const [first] = kept;
  if (first !== undefined && decodeLatin1(first, 0, 4) === 'VP8X') {
    first[8] = (first[8] ?? 0) & ~(flags.exif | flags.xmp | (profileStays ? 0 : flags.profile));
  }
  const body = concatBytes([encodeAscii(decodeLatin1(bytes, 8, 12)), ...kept]);
  const head = encodeAscii('RIFF\0\0\0\0');
  viewOf(head).setUint32(4, body.length, true);
  return { found, copy: concatBytes([head, body]) };
}

/** Chunks and lists of an AVI that contain only the film's structure. */
const neededOfAvi = new Set(['avih', 'strh', 'strf', 'movi', 'idx1', 'indx', 'JUNK', 'vprp', 'dmlh', 'LIST']);

/** An AVI has an index of offsets, so nothing moves: chunks with metadata become padding. */
export function examineAvi(bytes: Bytes): Examined {
  const found: Finding[] = [];
  const copy = bytes.slice();
  const visit = (from: number, to: number): void => {
    for (const { name, at, size, end } of chunksOf(bytes, from, to)) {
      const list = name === 'LIST' ? decodeLatin1(bytes, at, at + 4) : name;
      if (list === 'hdrl' || list === 'strl' || list === 'odml') visit(at + 4, at + size);
      else if (!neededOfAvi.has(list)) {
        found.push(...metadataIn(name, bytes.subarray(at, at + size)));
        copy.set(encodeAscii('JUNK'), at - 8);
        wipe(copy, at, at + size);
      } else if (name === 'JUNK') wipe(copy, at, Math.min(end, at + size));
    }
  };
  const end = endOf(bytes);
  visit(12, end);
  return { found, copy };
}

function metadataIn(name: string, data: Uint8Array): Finding[] {
  if (name === 'JUNK' || name === 'PAD ') return [];
  if (name === 'EXIF') return exifOrOther(data);
  if (name === 'XMP ' || name === '_PMX') return readXmp(decodeText(data));
  if (name === 'id3 ' || name === 'ID3 ') return readId3(data);
  if (name === 'IDIT') return [{ kind: 'time', value: decodeText(data) }];
  if (name === 'bext') return readBroadcast(data);
  if (name === 'LIST' && decodeLatin1(data, 0, 4) === 'INFO') {
    const found = chunksOf(data, 4, data.length).flatMap(({ name: field, at, size }) => {
      const value = decodeText(data.subarray(at, at + size));
      return value === '' ? [] : [{ kind: kindOfInfo[field] ?? 'comment', value }];
    });
    return found;
  }
  return [{ kind: 'other', value: name.trim() }];
}

const kindOfInfo: Record<string, MetadataKind> = {
  IART: 'author',
  IENG: 'author',
  ITCH: 'author',
  ICOP: 'author',
  ICMS: 'organisation',
  IARL: 'location',
  ICRD: 'time',
  IDIT: 'time',
  ISFT: 'software',
  ISRC: 'author',
  INAM: 'description',
  ISBJ: 'description',
  IPRD: 'description',
};

/** Metadata of recorders (EBU Tech 3285): description, originator and its reference, date and time. */
function readBroadcast(data: Uint8Array): Finding[] {
  const fields: readonly (readonly [MetadataKind, number, number])[] = [
    ['description', 0, 256],
    ['device', 256, 288],
    ['serial', 288, 320],
    ['time', 320, 338],
  ];
  return fields
    .map(([kind, from, to]) => ({ kind, value: decodeText(data.subarray(from, to)).trim() }))
    .filter(({ value }) => value !== '');
}

function exifOrOther(data: Uint8Array): Finding[] {
  try {
    return readExif(decodeLatin1(data, 0, 4) === 'Exif' ? data.subarray(6) : data);
  } catch {
    return [{ kind: 'other', value: 'Exif' }];
  }
}
