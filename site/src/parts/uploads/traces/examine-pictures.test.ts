import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { asLatin, bytesOf, joined } from './bytes.ts';
import { examine } from './examine.ts';
import { byKind, examinedWithCopy, expectNothingPlanted } from './planted.ts';
import { drawing, exif, expectSamePicture, photograph } from './planted-pictures.ts';
import type { Bytes } from './trace.ts';

const kinds: readonly [string, string, (picture: Sharp) => Sharp][] = [
  ['JPEG', 'image/jpeg', (picture) => picture.jpeg()],
  [
    'progressive JPEG with a wide colour profile',
    'image/jpeg',
    (picture) => picture.withIccProfile('p3').jpeg({ progressive: true }),
  ],
  ['PNG', 'image/png', (picture) => picture.png()],
  ['WebP', 'image/webp', (picture) => picture.webp()],
  // Built of the same boxes as HEIC, which no program here can write.
  ['AVIF', 'image/avif', (picture) => picture.avif()],
];

describe.each(kinds)('a %s', (_, mediaType, encoded) => {
  it('is named for place, device, names and time, and loses them without losing a pixel', async () => {
    const original = await photograph(encoded);
    const { traces, copy } = examinedWithCopy(original);
    expect(traces).toMatchObject({
      place: ['38.9140, 121.6020'],
      device: ['Plantedmake', 'Plantedmodel'],
      serial: ['Plantedserial'],
      author: expect.arrayContaining(['Plantedname', 'Plantedauthor']),
      time: ['2024-03-12 14:15'],
      software: expect.arrayContaining(['Plantedsoftware', 'Planted & tool']),
      description: ['Plantedtitle'],
      comment: ['Plantedcomment'],
    });
    expect(byKind(examine(copy))).toEqual({});
    expectNothingPlanted(copy);
    await expectSamePicture(copy, original);
    expect((await fileTypeFromBuffer(copy))?.mime).toBe(mediaType);
  });
});

it('keeps how a JPEG is turned and its wide colours, and nothing else of what was beside them', async () => {
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

it('a WebP no longer promises Exif or XMP in its head', async () => {
  const { copy } = examinedWithCopy(await photograph((picture) => picture.webp()));
  expect(asLatin(copy, 12, 16)).toBe('VP8X');
  expect((copy[20] ?? 0) & 0x0c).toBe(0);
});

it('names and drops what follows the end of a picture, as films of a moment do', async () => {
  for (const encoded of [drawing().jpeg(), drawing().png(), drawing().gif(), drawing().webp()]) {
    const picture = new Uint8Array(await encoded.toBuffer());
    const { traces, copy } = examinedWithCopy(joined([picture, bytesOf('Plantedfilm of a moment')]));
    expect(traces.appended).toEqual(['23\u00A0B']);
    expectNothingPlanted(copy);
    await expectSamePicture(copy, picture);
  }
});

it('drops comments, IPTC and the chunks of a PNG that draw nothing', async () => {
  const [jpeg, png, gif] = await Promise.all(
    [drawing().jpeg(), drawing().png(), drawing().gif()].map((picture) => picture.toBuffer()),
  );
  const iptc = '\u001c\u0002\u0050\u0000\u000bPlantedname\u001c\u0002\u005a\u0000\u000bPlantedcity';
  const resource = `8BIM\u0004\u0004\u0000\u0000\u0000\u0000\u0000\u0020${iptc}`;
  const segment = (marker: string, body: string) =>
    `\u00ff${marker}\u0000${String.fromCharCode(body.length + 2)}${body}`;
  const inserted = segment('\u00ed', `Photoshop 3.0\0${resource}`) + segment('\u00fe', 'Plantedcomment');
  const named = examinedWithCopy(spliced(jpeg, 2, inserted));
  expect(named.traces).toEqual({ place: ['Plantedcity'], author: ['Plantedname'], comment: ['Plantedcomment'] });
  const text = examinedWithCopy(spliced(png, 33, '\0\0\0\u0012tEXtAuthor\0PlantednameXXXX'));
  expect(text.traces).toEqual({ author: ['Plantedname'] });
  const said = examinedWithCopy(
    spliced(gif, Buffer.from(gif ?? []).indexOf('21f9', 0, 'hex'), '\u0021\u00fe\u0007Planted\0'),
  );
  expect(said.traces).toEqual({ comment: ['Planted'] });
  for (const { copy } of [named, text, said]) {
    expectNothingPlanted(copy);
    await expect(sharp(copy).stats()).resolves.toBeDefined();
  }
});

it('names as other data what it has no name for and yet leaves out', async () => {
  const png = await drawing().withMetadata({ density: 300 }).png().toBuffer();
  const { traces, copy } = examinedWithCopy(new Uint8Array(png));
  expect(traces).toEqual({ other: [''] });
  expect(examine(copy)).toEqual({ examined: true, traces: [], copy: undefined });
});

function spliced(bytes: Buffer | undefined, at: number, text: string): Bytes {
  if (bytes === undefined || at < 0) throw new Error('There is nothing to splice.');
  return joined([bytes.subarray(0, at), bytesOf(text), bytes.subarray(at)]);
}
