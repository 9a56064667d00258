import { asLatin } from './bytes.ts';
import { examineCompound } from './compound.ts';
import { examineMpeg4 } from './film.ts';
import { examineFlac } from './flac.ts';
import { examineGif } from './gif.ts';
import { examineHeif } from './heif.ts';
import { examineTaggedSound } from './id3.ts';
import { examineJpeg } from './jpeg.ts';
import { examineOfficeOpen } from './office-open.ts';
import { examineOgg } from './ogg.ts';
import { examinePdf } from './pdf.ts';
import { examinePng } from './png.ts';
import { examineChunks, examineFilm } from './riff.ts';
import { examineTiff } from './tiff-picture.ts';
import { type Bytes, type Examined, type Found, inShort, type Trace, Unexamined } from './trace.ts';
import { examineZip } from './zip.ts';

export type Examination =
  /** Of a type that is not known here, or broken, or locked. */
  { examined: false } | { examined: true; traces: readonly Trace[]; copy: Bytes | undefined };

/** Names what a content tells besides itself, and makes the copy without it. What it is, is seen by its first bytes and not by a name. */
export function examine(bytes: Bytes): Examination {
  const reader = readerOf(bytes);
  try {
    if (reader === undefined) return { examined: false };
    const { found, copy } = reader(bytes);
    // An office file is packed anew, and so never the same.
    const isUnnamed = found.length === 0 && reader !== examineOfficeOpen && copy !== undefined && !isSame(copy, bytes);
    const traces = isUnnamed ? [unnamed] : inShort(found);
    if (copy === undefined || traces.length === 0) {
      return { examined: true, traces: traces.map((trace) => ({ ...trace, removable: false })), copy: undefined };
    }
    const judged = judgedTraces(traces, inShort(reader(copy).found));
    return { examined: true, traces: judged, copy: judged.some(({ removable }) => removable) ? copy : undefined };
  } catch (error) {
    if (error instanceof Unexamined || error instanceof RangeError) return { examined: false };
    throw error;
  }
}

/** Said to be gone is only what is not found in the copy; what is found there alone was in the file as well. */
export function judgedTraces(before: readonly Found[], left: readonly Found[]): Trace[] {
  return inShort([...before, ...left]).map((trace) => ({
    ...trace,
    removable: !left.some(({ kind, value }) => kind === trace.kind && value === trace.value),
  }));
}

/** What is left out although no reader has a name for it. */
const unnamed: Found = { kind: 'other', value: '' };

function isSame(copy: Bytes, bytes: Bytes): boolean {
  return copy.length === bytes.length && copy.every((byte, at) => byte === bytes[at]);
}

type Reader = (bytes: Bytes) => Examined;

const heifBrands = /heic|heix|heim|heis|hevc|hevx|mif1|msf1|avif|avis/;

function readerOf(bytes: Bytes): Reader | undefined {
  const head = asLatin(bytes, 0, 16);
  const code = Array.from(bytes.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (code.startsWith('ffd8ff')) return examineJpeg;
  if (code === '89504e470d0a1a0a') return examinePng;
  if (head.startsWith('GIF8')) return examineGif;
  if (code.startsWith('49492a00') || code.startsWith('4d4d002a')) return examineTiff;
  if (head.startsWith('RIFF')) return head.slice(8, 12) === 'AVI ' ? examineFilm : examineChunks;
  if (asLatin(bytes, 0, 1024).includes('%PDF-')) return examinePdf;
  if (code === 'd0cf11e0a1b11ae1') return examineCompound;
  if (code.startsWith('504b0304')) return isOfficeOpen(bytes) ? examineOfficeOpen : examineZip;
  if (/^(ftyp|moov|mdat|wide|free|skip)$/.test(head.slice(4, 8))) {
    return heifBrands.test(head.slice(8, 12)) ? examineHeif : examineMpeg4;
  }
  if (head.startsWith('OggS')) return examineOgg;
  if (head.startsWith('fLaC')) return examineFlac;
  if (head.startsWith('#!AMR')) return () => ({ found: [] });
  if (head.startsWith('ID3')) return examineId3;
  // A frame of MPEG sound, or of AAC.
  if (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0) return examineTaggedSound;
  return isPlainText(bytes) ? () => ({ found: [] }) : undefined;
}

/** Some players tag FLAC as if it were an MP3. */
function examineId3(bytes: Bytes): Examined {
  return asLatin(bytes, 0, 65_536).includes('fLaC') ? examineFlac(bytes) : examineTaggedSound(bytes);
}

function isOfficeOpen(bytes: Uint8Array): boolean {
  const directory = asLatin(bytes, Math.max(0, bytes.length - 1_000_000));
  return /(?:word\/document|xl\/workbook|ppt\/presentation)\.xml/.test(directory);
}

/** Words and nothing else: they have no place for more. */
function isPlainText(bytes: Uint8Array): boolean {
  try {
    return !bytes.includes(0) && new TextDecoder('utf-8', { fatal: true }).decode(bytes) !== '';
  } catch {
    return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  }
}
