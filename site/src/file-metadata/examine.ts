import { decodeLatin1 } from './bytes.ts';
import { examineCompound } from './formats/compound.ts';
import { examineMpeg4 } from './formats/mpeg4.ts';
import { examineFlac } from './formats/flac.ts';
import { examineGif } from './formats/gif.ts';
import { examineHeif } from './formats/heif.ts';
import { examineTaggedSound } from './formats/id3.ts';
import { examineJpeg } from './formats/jpeg.ts';
import {
  type Bytes,
  type Examined,
  type Finding,
  type MetadataItem,
  summarized,
  UnsupportedContent,
} from './metadata.ts';
import { examineOfficeOpen } from './formats/office-open.ts';
import { examineOgg } from './formats/ogg.ts';
import { examinePdf } from './formats/pdf.ts';
import { examinePng } from './formats/png.ts';
import { examineWaveOrWebp, examineAvi } from './formats/riff.ts';
import { examineTiff } from './formats/tiff-picture.ts';
import { examineZip } from './formats/zip.ts';

export type Examination =
  /** The type is unknown, or the file is damaged or encrypted. */
  { examined: false } | { examined: true; items: readonly MetadataItem[]; copy: Bytes | undefined };

/**
 * Lists the metadata of a file and makes a copy without it. The type is detected by the first bytes, not by the name.
 */
export function examine(bytes: Bytes): Examination {
  const reader = readerOf(bytes);
  try {
    if (reader === undefined) return { examined: false };
    const { found, copy } = reader(bytes);
    // An office file is compressed again, so its bytes always differ.
    const isUnnamed = found.length === 0 && reader !== examineOfficeOpen && copy !== undefined && !isSame(copy, bytes);
    const items = isUnnamed ? [unnamed] : summarized(found);
    if (copy === undefined || items.length === 0) {
      return { examined: true, items: items.map((item) => ({ ...item, removable: false })), copy: undefined };
    }
    const assessed = withRemovable(items, summarized(reader(copy).found));
    return { examined: true, items: assessed, copy: assessed.some(({ removable }) => removable) ? copy : undefined };
  } catch (error) {
    if (error instanceof UnsupportedContent || error instanceof RangeError) return { examined: false };
    throw error;
  }
}

/** An item is removable only if the copy does not contain it. An item found only in the copy was also in the file. */
export function withRemovable(before: readonly Finding[], left: readonly Finding[]): MetadataItem[] {
  return summarized([...before, ...left]).map((item) => ({
    ...item,
    removable: !left.some(({ kind, value }) => kind === item.kind && value === item.value),
  }));
}

/** Data that the copy omits although no reader recognises it. */
const unnamed: Finding = { kind: 'other', value: '' };

function isSame(copy: Bytes, bytes: Bytes): boolean {
  return copy.length === bytes.length && copy.every((byte, at) => byte === bytes[at]);
}

type Reader = (bytes: Bytes) => Examined;

const heifBrands = /heic|heix|heim|heis|hevc|hevx|mif1|msf1|avif|avis/;

function readerOf(bytes: Bytes): Reader | undefined {
  const head = decodeLatin1(bytes, 0, 16);
  const code = Array.from(bytes.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (code.startsWith('ffd8ff')) return examineJpeg;
  if (code === '89504e470d0a1a0a') return examinePng;
  if (head.startsWith('GIF8')) return examineGif;
  if (code.startsWith('49492a00') || code.startsWith('4d4d002a')) return examineTiff;
  if (head.startsWith('RIFF')) return head.slice(8, 12) === 'AVI ' ? examineAvi : examineWaveOrWebp;
  if (decodeLatin1(bytes, 0, 1024).includes('%PDF-')) return examinePdf;
  if (code === 'd0cf11e0a1b11ae1') return examineCompound;
  if (code.startsWith('504b0304')) return isOfficeOpen(bytes) ? examineOfficeOpen : examineZip;
  if (/^(ftyp|moov|mdat|wide|free|skip)$/.test(head.slice(4, 8))) {
    return heifBrands.test(head.slice(8, 12)) ? examineHeif : examineMpeg4;
  }
  if (head.startsWith('OggS')) return examineOgg;
  if (head.startsWith('fLaC')) return examineFlac;
  if (head.startsWith('#!AMR')) return () => ({ found: [] });
  if (head.startsWith('ID3')) return examineId3;
  // A frame of MPEG or AAC sound.
  if (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0) return examineTaggedSound;
  return isPlainText(bytes) ? () => ({ found: [] }) : undefined;
}

/** Some players write ID3 tags into FLAC files. */
function examineId3(bytes: Bytes): Examined {
  return decodeLatin1(bytes, 0, 65_536).includes('fLaC') ? examineFlac(bytes) : examineTaggedSound(bytes);
}

function isOfficeOpen(bytes: Uint8Array): boolean {
  const directory = decodeLatin1(bytes, Math.max(0, bytes.length - 1_000_000));
  return /(?:word\/document|xl\/workbook|ppt\/presentation)\.xml/.test(directory);
}

/** Plain text has no place for metadata. */
function isPlainText(bytes: Uint8Array): boolean {
  try {
    return !bytes.includes(0) && new TextDecoder('utf-8', { fatal: true }).decode(bytes) !== '';
  } catch {
    return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  }
}
