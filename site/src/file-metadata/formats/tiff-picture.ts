import { wipe } from '../bytes.ts';
import { readColourProfile } from './colour-profile.ts';
import { metadataIn } from './exif.ts';
import type { Bytes, Examined } from '../metadata.ts';
import { type Directory, directoriesOf, type Field, numbersOf, openTiff, type Tiff, valueOf } from './tiff.ts';
import { neededTags, packets, pointers } from './tiff-tags.ts';

/**
 * A TIFF is full of offsets, so nothing moves. Fields that rendering does not need leave their directory, and their
 * values are filled with zeros.
 */
export function examineTiff(bytes: Bytes): Examined {
  const original = openTiff(bytes);
  const found = directoriesOf(original).flatMap((directory) => metadataIn(original, directory, 0));
  const copy = openTiff(bytes.slice());
  for (const directory of directoriesOf(copy)) dropFields(copy, directory);
  return { found, copy: new Uint8Array(copy.bytes) };
}

function isNeeded(tiff: Tiff, field: Field): boolean {
  if (field.tag === packets.colourProfile) return readColourProfile(valueOf(tiff, field)).isCommon;
  return neededTags.has(field.tag);
}

function dropFields(tiff: Tiff, directory: Directory): void {
  const { bytes, view, isLittleEndian } = tiff;
  const next = view.getUint32(directory.nextAt, isLittleEndian);
  const kept: Uint8Array[] = [];
  for (const field of directory.fields) {
    if (isNeeded(tiff, field)) kept.push(bytes.slice(field.at, field.at + 12));
    else wipeField(tiff, field);
    if (field.tag === pointers.pictures) {
      for (const at of numbersOf(tiff, field)) for (const inner of directoriesOf(tiff, at)) dropFields(tiff, inner);
    }
  }
  wipe(bytes, directory.at, directory.nextAt + 4);
  view.setUint16(directory.at, kept.length, isLittleEndian);
  for (const [index, field] of kept.entries()) bytes.set(field, directory.at + 2 + index * 12);
  view.setUint32(directory.at + 2 + kept.length * 12, next, isLittleEndian);
}

function wipeField(tiff: Tiff, { tag, valueAt, size }: Field): void {
  const isPointer = tag === pointers.exif || tag === pointers.gps || tag === pointers.interoperability;
  if (isPointer) {
    for (const { at, fields, nextAt } of directoriesOf(tiff, tiff.view.getUint32(valueAt, tiff.isLittleEndian))) {
      for (const field of fields) wipeField(tiff, field);
      wipe(tiff.bytes, at, nextAt + 4);
    }
  }
  wipe(tiff.bytes, valueAt, valueAt + size);
}
