import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodeLatin1, encodeAscii, concatBytes } from './bytes.ts';
import { byKind, examinedWithCopy, expectNoCanaries } from './canaries.ts';
import { drawing, exif, expectSamePicture, photograph } from './canary-pictures.ts';
import { examine } from './examine.ts';
import type { Bytes } from './metadata.ts';

const kinds: readonly [string, string, (picture: Sharp) => Sharp][] = [
  ['JPEG', 'image/jpeg', (picture) => picture.jpeg()],
  [
    'progressive JPEG with a wide colour profile',
    'image/jpeg',
    (picture) => picture.withIccProfile('p3').jpeg({ progressive: true }),
  ],
  ['PNG', 'image/png', (picture) => picture.png()],
  ['WebP', 'image/webp', (picture) => picture.webp()],
  // AVIF has the same boxes as HEIC, which no available program can write.
  ['AVIF', 'image/avif', (picture) => picture.avif()],
];

describe.each(kinds)('a %s', (_, mediaType, encoded) => {
  it('its location, device, names and time are listed, and removed without changing a pixel', async () => {
    const original = await photograph(encoded);
    const { items, copy } = examinedWithCopy(original);
    expect(items).toMatchObject({
      location: ['38.9140, 121.6020'],
      device: ['Plantedmake', 'Plantedmodel'],
      serial: ['Plantedserial'],
      author: expect.arrayContaining(['Plantedname', 'Plantedauthor']),
      time: ['2024-03-12 14:15'],
      software: expect.arrayContaining(['Plantedsoftware', 'Planted & tool']),
      description: ['Plantedtitle'],
      comment: ['Plantedcomment'],
    });
    expect(byKind(examine(copy))).toEqual({});
    expectNoCanaries(copy);
    await expectSamePicture(copy, original);
    expect((await fileTypeFromBuffer(copy))?.mime).toBe(mediaType);
  });
});

it('the copy of a JPEG keeps only the orientation and the colour profile', async () => {
  const turned = await drawing()
    .withMetadata({ orientation: 6 })
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { copy } = examinedWithCopy(new Uint8Array(turned));
  const { orientation, exif: left } = await sharp(copy).metadata();
  expect(orientation).toBe(6);
  expect(left?.length).toBe('Exif\0\0'.length + 26);
  const wide = examinedWithCopy(await photograph((picture) => picture.withIccProfile('p3').jpeg()));
  expect((await sharp(wide.copy).metadata()).icc).toBeDefined();
});

it('the copy of a WebP has no Exif and XMP flags in its header', async () => {
  const { copy } = examinedWithCopy(await photograph((picture) => picture.webp()));
  expect(decodeLatin1(copy, 12, 16)).toBe('VP8X');
  expect((copy[20] ?? 0) & 0x0c).toBe(0);
});

it('data after the end of a picture, such as motion photos, is listed and removed', async () => {
  for (const encoded of [drawing().jpeg(), drawing().png(), drawing().gif(), drawing().webp()]) {
    const picture = new Uint8Array(await encoded.toBuffer());
    const { items, copy } = examinedWithCopy(concatBytes([picture, encodeAscii('Plantedfilm of a moment')]));
    expect(items.appended).toEqual(['23\u00A0B']);
    expectNoCanaries(copy);
    await expectSamePicture(copy, picture);
  }
});

it('comments, IPTC and PNG text chunks are listed and removed', async () => {
  const [jpeg, png, gif] = await Promise.all(
    [drawing().jpeg(), drawing().png(), drawing().gif()].map((picture) => picture.toBuffer()),
  );
  const iptc = '\u001c\u0002\u0050\u0000\u000bPlantedname\u001c\u0002\u005a\u0000\u000bPlantedcity';
  const resource = `8BIM\u0004\u0004\u0000\u0000\u0000\u0000\u0000\u0020${iptc}`;
  const segment = (marker: string, body: string) =>
    `\u00ff${marker}\u0000${String.fromCharCode(body.length + 2)}${body}`;
  const inserted = segment('\u00ed', `Photoshop 3.0\0${resource}`) + segment('\u00fe', 'Plantedcomment');
  const named = examinedWithCopy(spliced(jpeg, 2, inserted));
  expect(named.items).toEqual({ location: ['Plantedcity'], author: ['Plantedname'], comment: ['Plantedcomment'] });
  const text = examinedWithCopy(spliced(png, 33, '\0\0\0\u0012tEXtAuthor\0PlantednameXXXX'));
  expect(text.items).toEqual({ author: ['Plantedname'] });
  const commented = examinedWithCopy(
    spliced(gif, Buffer.from(gif ?? []).indexOf('21f9', 0, 'hex'), '\u0021\u00fe\u0007Planted\0'),
  );
  expect(commented.items).toEqual({ comment: ['Planted'] });
  for (const { copy } of [named, text, commented]) {
    expectNoCanaries(copy);
    await expect(sharp(copy).stats()).resolves.toBeDefined();
  }
});

it('removed data of an unknown kind is listed as other data', async () => {
  const png = await drawing().withMetadata({ density: 300 }).png().toBuffer();
  const { items, copy } = examinedWithCopy(new Uint8Array(png));
  expect(items).toEqual({ other: [''] });
  expect(examine(copy)).toEqual({ examined: true, items: [], copy: undefined });
});

function spliced(bytes: Buffer | undefined, at: number, text: string): Bytes {
  if (bytes === undefined || at < 0) throw new Error('There is nothing to splice.');
  return concatBytes([bytes.subarray(0, at), encodeAscii(text), bytes.subarray(at)]);
}
