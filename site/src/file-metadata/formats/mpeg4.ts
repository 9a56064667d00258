import { type Box, boxesOf, boxWithin } from './boxes.ts';
import { decodeLatin1, decodeText, encodeAscii, formatSize, wipe } from '../bytes.ts';
import { hasUnplayedPart } from './mpeg4-edits.ts';
import { readHandler, readHeaderTime, readMeta, readUserData } from './mpeg4-metadata.ts';
import { samplesOf } from './mpeg4-samples.ts';
import { type Bytes, type Examined, type Finding, UnsupportedContent } from '../metadata.ts';
import { readXmp } from './xmp.ts';

const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf', 'edts', 'dinf', 'stbl']);
/** Boxes that playback needs, besides the containers. */
const needed = new Set(
  (
    'ftyp styp mdat free skip wide pdin sidx mfra mvex mvhd tkhd mdhd hdlr vmhd smhd nmhd gmhd sthd elst dref tref load tapt ' +
    'stsd stts ctts cslg stss stsh stdp padb stsz stz2 stsc stco co64 sgpd sbgp sdtp subs saiz saio stps mfhd tfhd tfdt trun clip iods'
  ).split(' '),
);
/** Films with a compressed header, or that only reference another film. */
const unsupported = new Set(['cmov', 'rmra']);
const headers = new Set(['mvhd', 'tkhd', 'mdhd']);
/** Handlers of video and sound. Other tracks may contain locations, movements or text. */
const mediaHandlers = new Set(['vide', 'soun']);

/**
 * Sanitizes a film or sound of the MPEG-4 family (mp4, mov, m4a, 3gp). Samples are found by file offsets, so nothing
 * moves: unneeded boxes become free space of the same size, and times become zero. Other tracks are removed with their
 * samples, unless the film is fragmented.
 */
export function examineMpeg4(bytes: Bytes): Examined {
  const found: Finding[] = [];
  const copy = bytes.slice();
  const visit = (from: number, to: number): void => {
    for (const box of boxesOf(bytes, from, to)) {
      if (unsupported.has(box.type)) throw new UnsupportedContent();
      const findings = box.type === 'trak' ? otherTrackFindings(bytes, box) : undefined;
      if (findings !== undefined) {
        found.push(...findings);
        if (!dropTrack(copy, bytes, box)) visit(box.at, box.end);
      } else if (containers.has(box.type)) visit(box.at, box.end);
      else {
        found.push(...metadataIn(bytes, box));
        sanitizeBox(copy, box);
      }
    }
  };
  visit(0, bytes.length);
  if (hasUnplayedPart(bytes)) found.push({ kind: 'history', value: '' });
  return { found, copy };
}

/** The findings of a track that is neither video nor sound. */
function otherTrackFindings(bytes: Uint8Array, track: Box): Finding[] | undefined {
  const handler = boxWithin(bytes, track, ['mdia', 'hdlr']);
  const { type, name } = handler ? readHandler(bytes, handler) : { type: '', name: '' };
  if (mediaHandlers.has(type)) return undefined;
  return [{ kind: 'embedded', value: type }, ...(name === '' ? [] : [{ kind: 'software', value: name } as const])];
}

/** Returns false when the samples cannot be located. */
function dropTrack(copy: Bytes, bytes: Uint8Array, track: Box): boolean {
  const samples = samplesOf(bytes, track);
  if (samples === undefined) return false;
  for (const { from, to } of samples) wipe(copy, from, to);
  freeBox(copy, track);
  return true;
}

function metadataIn(bytes: Uint8Array, box: Box): Finding[] {
  const data = bytes.subarray(box.at, box.end);
  if (headers.has(box.type)) {
    const value = readHeaderTime(bytes, box);
    return value === '' ? [] : [{ kind: 'time', value }];
  }
  if (box.type === 'hdlr') {
    const { name } = readHandler(bytes, box);
    return name === '' ? [] : [{ kind: 'software', value: name }];
  }
  if (box.type === 'stsd') {
    const encoder = decodeText(data.subarray(encoderName.from + 1, encoderName.to)).trim();
    return isVisual(data) && encoder !== '' ? [{ kind: 'software', value: encoder }] : [];
  }
  if (box.type === 'udta') return readUserData(bytes, box);
  if (box.type === 'meta') return readMeta(bytes, box);
  if (box.type === 'uuid') {
    const words = decodeText(data.subarray(16));
    return words.includes('<x:xmpmeta')
      ? readXmp(words)
      : [{ kind: 'other', value: `uuid, ${formatSize(data.length)}` }];
  }
  return needed.has(box.type) ? [] : [{ kind: 'other', value: `${box.type}, ${formatSize(data.length)}` }];
}

/** In the first sample description of a video track: the encoder's name, preceded by its length. */
const encoderName = { from: 58, to: 90 };

const encoderVendor = { from: 28, to: 32 };

function hasVendor(description: Uint8Array): boolean {
  return isVisual(description) || /^(mp4a|alac|samr|sawb|sowt|twos|lpcm)/.test(decodeLatin1(description, 12, 16));
}

function isVisual(description: Uint8Array): boolean {
  return /^(avc|hvc|hev|mp4v|s263|vp0|av01|dvh|dva|ap[ch4])/.test(decodeLatin1(description, 12, 16));
}

function sanitizeBox(copy: Bytes, box: Box): void {
  const { type, at, end } = box;
  if (headers.has(type)) {
    wipe(copy, at + 4, at + (copy[at] === 1 ? 20 : 12));
  } else if (type === 'hdlr') {
    wipe(copy, at + 24, end);
  } else if (type === 'stsd') {
    if (hasVendor(copy.subarray(at, end))) wipe(copy, at + encoderVendor.from, at + encoderVendor.to);
    if (isVisual(copy.subarray(at, end))) wipe(copy, at + encoderName.from, Math.min(at + encoderName.to, end));
  } else if (type === 'free' || type === 'skip') {
    wipe(copy, at, end);
  } else if (!needed.has(type)) {
    freeBox(copy, box);
  }
}

function freeBox(copy: Bytes, { headerAt, at, end }: Box): void {
  copy.set(encodeAscii('free'), headerAt + 4);
  wipe(copy, at, end);
}
