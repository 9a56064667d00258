import { decodeText, decodeUtf16, viewOf } from '../bytes.ts';
import { readColourProfile } from './colour-profile.ts';
import { readIptc, readPhotoshop } from './iptc.ts';
import type { Bytes, Finding } from '../metadata.ts';
import {
  type Directory,
  directoriesOf,
  type Field,
  readNumber,
  numbersOf,
  openTiff,
  rationalsOf,
  type Tiff,
  valueOf,
  readText,
} from './tiff.ts';
import { makerNote, metadataTags, orientation, packets, pointers, thumbnailAt, userComment } from './tiff-tags.ts';
import { readXmp } from './xmp.ts';

/** Reads an Exif block from its `II` or `MM` on. Throws when the format is invalid. */
export function readExif(bytes: Uint8Array): Finding[] {
  const tiff = openTiff(bytes);
  return directoriesOf(tiff).flatMap((directory) => metadataIn(tiff, directory, 0));
}

/** The orientation of the picture, from 1 to 8. */
export function orientationIn(bytes: Uint8Array): number {
  const tiff = openTiff(bytes);
  const field = directoriesOf(tiff)[0]?.fields.find(({ tag }) => tag === orientation);
  const turned = field === undefined ? 1 : readNumber(tiff, field);
  return turned >= 1 && turned <= 8 ? turned : 1;
}

/** An Exif block that contains only the orientation. */
export function exifOfOrientation(turned: number): Bytes {
  const block = new Uint8Array(26);
  const view = viewOf(block);
  view.setUint32(0, 0x4d4d002a);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, orientation);
  view.setUint16(12, 3);
  view.setUint32(14, 1);
  view.setUint16(18, turned);
  return block;
}

const maxDepth = 4;

export function metadataIn(tiff: Tiff, directory: Directory, depth: number): Finding[] {
  return depth > maxDepth ? [] : directory.fields.flatMap((field) => metadataOf(tiff, field, depth));
}

function metadataOf(tiff: Tiff, field: Field, depth: number): Finding[] {
  const { tag } = field;
  if (tag === pointers.gps) return readPosition(tiff, field);
  if (tag === pointers.exif || tag === pointers.pictures) {
    const directories = numbersOf(tiff, field).flatMap((at) => directoriesOf(tiff, at));
    return directories.flatMap((inner) => metadataIn(tiff, inner, depth + 1));
  }
  if (tag === thumbnailAt) return [{ kind: 'thumbnail', value: '' }];
  if (tag === makerNote) return [{ kind: 'serial', value: '' }];
  const value = valueOf(tiff, field);
  if (tag === packets.xmp) return readXmp(decodeText(value));
  if (tag === packets.iptc) return readIptc(value);
  if (tag === packets.photoshop) return readPhotoshop(value);
  if (tag === packets.colourProfile) return readColourProfile(value).found;
  const kind = metadataTags.get(tag);
  if (kind === undefined) return [];
  const words = (tag === userComment ? commentOf(tiff, value) : readText(tiff, field)).trim();
  return words === '' ? [] : [{ kind, value: words }];
}

/** The first eight bytes name the character encoding. */
function commentOf({ isLittleEndian }: Tiff, value: Uint8Array): string {
  const words = value.subarray(8);
  return decodeText(value).startsWith('UNICODE') ? decodeUtf16(words, !isLittleEndian) : decodeText(words);
}

/** Degrees with four decimals, or eleven metres: precise enough to recognise the place. */
function readPosition(tiff: Tiff, pointer: Field): Finding[] {
  const fields = new Map(
    directoriesOf(tiff, readNumber(tiff, pointer)).flatMap(({ fields: all }) => all.map((field) => [field.tag, field])),
  );
  const degrees = (tag: number, negative: string): string | undefined => {
    const field = fields.get(tag);
    if (field === undefined) return undefined;
    const [whole = 0, minutes = 0, seconds = 0] = rationalsOf(tiff, field);
    const side = fields.get(tag - 1);
    const sign = side !== undefined && readText(tiff, side).startsWith(negative) ? -1 : 1;
    return (sign * (whole + minutes / 60 + seconds / 3600)).toFixed(4);
  };
  const [latitude, longitude] = [degrees(2, 'S'), degrees(4, 'W')];
  if (latitude !== undefined && longitude !== undefined)
    return [{ kind: 'location', value: `${latitude}, ${longitude}` }];
  return fields.size === 0 ? [] : [{ kind: 'location', value: '' }];
}
