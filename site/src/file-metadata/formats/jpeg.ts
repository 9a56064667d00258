import { decodeLatin1, decodeText, encodeAscii, concatBytes, formatSize, startsWith, viewOf } from '../bytes.ts';
import { readColourProfile } from './colour-profile.ts';
import { exifOfOrientation, orientationIn, readExif } from './exif.ts';
import { readPhotoshop } from './iptc.ts';
import { type Bytes, type Examined, type Finding, UnsupportedContent } from '../metadata.ts';
import { readXmp } from './xmp.ts';

const exifMark = 'Exif\0\0';
const xmpMark = 'http://ns.adobe.com/xap/1.0/\0';
const longXmpMark = 'http://ns.adobe.com/xmp/extension/\0';
const photoshopMark = 'Photoshop 3.0\0';
const profileMark = 'ICC_PROFILE\0';

const endOfImage = 0xd9;
const startOfScan = 0xda;
const comment = 0xfe;

/** A marker with its segment; `body` excludes the two bytes of length. */
type Segment = { marker: number; body: Uint8Array; whole: Uint8Array };

/**
 * Keeps the tables, frames, scans, orientation and a common colour profile of a JPEG (ITU-T T.81). It drops everything
 * else, also data after the end: live photos, larger pictures, earlier versions.
 */
export function examineJpeg(bytes: Bytes): Examined {
  const { segments, end } = segmentsOf(bytes);
  const profile = concatBytes(segments.filter(isProfile).map(({ body }) => body.subarray(profileMark.length + 2)));
  const colours = profile.length > 0 ? readColourProfile(profile) : { found: [], isCommon: true };
  const found: Finding[] = [...colours.found];
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let orientation = 1;
  for (const segment of segments) {
    const { marker, body, whole } = segment;
    if (isApplication(marker) && startsWith(body, exifMark))
      orientation = orientationOrNone(body.subarray(exifMark.length)) ?? orientation;
    if (isPicture(marker) || (isProfile(segment) && colours.isCommon)) kept.push(whole);
    else if (marker === 0xe0 && startsWith(body, 'JFIF\0')) kept.push(jfifWithoutThumbnail(body));
    if (marker === 0xee && startsWith(body, 'Adobe')) kept.push(segmentOf(0xee, body.subarray(0, 12)));
    found.push(...metadataIn(segment));
  }
  if (orientation > 1)
    kept.splice(1, 0, segmentOf(0xe1, concatBytes([encodeAscii(exifMark), exifOfOrientation(orientation)])));
  if (end < bytes.length) found.push({ kind: 'appended', value: formatSize(bytes.length - end) });
  return { found, copy: concatBytes(kept) };
}

function segmentsOf(bytes: Uint8Array): { segments: Segment[]; end: number } {
  const view = viewOf(bytes);
  const segments: Segment[] = [];
  for (let at = 2; ; ) {
    // Any number of fill bytes may precede a marker.
    while (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xff) at += 1;
    if (view.getUint8(at) !== 0xff) throw new UnsupportedContent();
    const marker = view.getUint8(at + 1);
    if (marker === endOfImage) {
      segments.push({ marker, body: new Uint8Array(), whole: bytes.subarray(at, at + 2) });
      return { segments, end: at + 2 };
    }
    const bodyEnd = at + 2 + view.getUint16(at + 2);
    const end = marker === startOfScan ? endOfScan(bytes, bodyEnd) : bodyEnd;
    segments.push({ marker, body: bytes.subarray(at + 4, bodyEnd), whole: bytes.subarray(at, end) });
    at = end;
  }
}

/** In scan data 0xFF precedes a zero or a restart marker. Any other byte after it starts the next segment. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new UnsupportedContent();
}

function isApplication(marker: number): boolean {
  return marker >= 0xe0 && marker <= 0xef;
}

/** Tables, frames, scans, restarts, the end. */
function isPicture(marker: number): boolean {
  return (marker >= 0xc0 && marker <= 0xcf) || (marker >= 0xd9 && marker <= 0xdf);
}

function isProfile({ marker, body }: Segment): boolean {
  return marker === 0xe2 && startsWith(body, profileMark);
}

function metadataIn(segment: Segment): Finding[] {
  const { marker, body } = segment;
  if (marker === comment) return [{ kind: 'comment', value: decodeText(body) }];
  if (!isApplication(marker) || isProfile(segment)) return [];
  if (startsWith(body, exifMark)) return exifOrOther(body.subarray(exifMark.length));
  if (startsWith(body, xmpMark)) return readXmp(decodeText(body.subarray(xmpMark.length)));
  if (startsWith(body, longXmpMark)) return [{ kind: 'other', value: 'XMP' }];
  if (startsWith(body, photoshopMark)) return readPhotoshop(body.subarray(photoshopMark.length));
  if (startsWith(body, 'JFIF\0')) return body.length > 14 ? [{ kind: 'thumbnail', value: '' }] : [];
  if (startsWith(body, 'JFXX\0')) return [{ kind: 'thumbnail', value: '' }];
  if (startsWith(body, 'MPF\0')) return [{ kind: 'embedded', value: '' }];
  if (startsWith(body, 'Adobe') && marker === 0xee) return [];
  return [{ kind: 'other', value: `APP${marker - 0xe0} ${/^[\w. -]{3,24}/.exec(decodeLatin1(body))?.[0] ?? ''}` }];
}

/** A damaged block is reported and dropped. */
function exifOrOther(block: Uint8Array): Finding[] {
  try {
    return readExif(block);
  } catch {
    return [{ kind: 'other', value: 'Exif' }];
  }
}

function orientationOrNone(block: Uint8Array): number | undefined {
  try {
    return orientationIn(block);
  } catch {
    return undefined;
  }
}

function jfifWithoutThumbnail(body: Uint8Array): Uint8Array {
  const head = body.slice(0, 14);
  head.fill(0, 12);
  return segmentOf(0xe0, head);
}

function segmentOf(marker: number, body: Uint8Array): Bytes {
  const length = body.length + 2;
  return concatBytes([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), body]);
}
