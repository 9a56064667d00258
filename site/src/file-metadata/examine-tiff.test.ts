import sharp from 'sharp';
import { expect, it } from 'vitest';
import { concatBytes } from './bytes.ts';
import { byKind, examinedWithCopy, expectNoCanaries } from './canaries.ts';
import { drawing, expectSamePicture, xmp } from './canary-pictures.ts';
import { examine } from './examine.ts';
import type { Bytes } from './metadata.ts';

it('metadata fields of a TIFF are listed and removed, and its strips stay in place', async () => {
  const tiff = await drawing().withXmp(xmp).tiff({ compression: 'none' }).toBuffer();
  const original = withFields(tiff);
  const { items, copy } = examinedWithCopy(original);
  expect(items).toMatchObject({ location: ['-38.5000, -121.5000'], author: ['Plantedname', 'Plantedauthor'] });
  expect(copy.length).toBe(original.length);
  expect(byKind(examine(copy))).toEqual({});
  expectNoCanaries(copy);
  await expectSamePicture(copy, original);
  expect((await sharp(copy).metadata()).exif).toBeUndefined();
});

/** Moves the first directory to the end and adds a name and a location, which sharp cannot write. */
function withFields(tiff: Buffer): Bytes {
  const at = tiff.readUInt32LE(4);
  const count = tiff.readUInt16LE(at);
  const fields = tiff.subarray(at + 2, at + 2 + count * 12);
  const end = tiff.length;
  const position = Buffer.alloc(2 + 4 * 12 + 4);
  position.writeUInt16LE(4);
  const rationals = Buffer.from(new Uint32Array([38, 1, 30, 1, 0, 1, 121, 1, 30, 1, 0, 1]).buffer);
  const rationalsAt = end + position.length;
  writeField(position, 2, 1, 2, 2, 0x53);
  writeField(position, 14, 2, 5, 3, rationalsAt);
  writeField(position, 26, 3, 2, 2, 0x57);
  writeField(position, 38, 4, 5, 3, rationalsAt + 24);
  const nameAt = rationalsAt + rationals.length;
  const name = Buffer.from('Plantedname\0');
  const added = Buffer.alloc(24);
  writeField(added, 0, 0x013b, 2, name.length, nameAt);
  writeField(added, 12, 0x8825, 4, 1, end);
  const sorted = [...chunked(fields), ...chunked(added)].toSorted((a, b) => a.readUInt16LE(0) - b.readUInt16LE(0));
  const head = Buffer.from(tiff);
  head.writeUInt32LE(nameAt + name.length, 4);
  const total = Buffer.alloc(2);
  total.writeUInt16LE(count + 2);
  return concatBytes([head, position, rationals, name, total, ...sorted, Buffer.alloc(4)]);
}

function writeField(into: Buffer, at: number, tag: number, type: number, count: number, value: number): void {
  into.writeUInt16LE(tag, at);
  into.writeUInt16LE(type, at + 2);
  into.writeUInt32LE(count, at + 4);
  into.writeUInt32LE(value, at + 8);
}

function chunked(fields: Buffer): Buffer[] {
  return Array.from({ length: fields.length / 12 }, (_, index) => fields.subarray(index * 12, index * 12 + 12));
}
