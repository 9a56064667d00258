import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { asLatin, bytesOf, joined } from './bytes.ts';
import { examine } from './examine.ts';
import { byKind, examinedWithCopy, expectNothingPlanted } from './planted.ts';
import type { Bytes } from './trace.ts';

const exif = {
  IFD0: {
    Make: 'Plantedmake',
    Model: 'Plantedmodel',
    Artist: 'Plantedname',
    Software: 'Plantedsoftware',
    DateTime: '2024:03:12 14:15:00',
    ImageDescription: 'Plantedtitle',
  },
  IFD2: { BodySerialNumber: 'Plantedserial', UserComment: 'Plantedcomment' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '38/1 54/1 5040/100',
    GPSLongitudeRef: 'E',
    GPSLongitude: '121/1 36/1 720/100',
  },
};

const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description ' +
  'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="Planted &amp; tool">' +
  '<dc:creator><rdf:Seq><rdf:li>Plantedauthor</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>';

function drawing(): Sharp {
  const circle = Buffer.from('<svg width="24" height="16"><circle cx="8" cy="8" r="6" fill="#0f4c4a"/></svg>');
  const ground = { width: 24, height: 16, channels: 3, background: '#c2410c' } as const;
  return sharp({ create: ground }).composite([{ input: circle }]);
}

async function photograph(encoded: (picture: Sharp) => Sharp): Promise<Bytes> {
  return new Uint8Array(await encoded(drawing().withExif(exif).withXmp(xmp).keepIccProfile()).toBuffer());
}

async function expectSamePicture(copy: Bytes, original: Bytes): Promise<void> {
  const [left, right] = await Promise.all([copy, original].map((bytes) => sharp(bytes).raw().toBuffer()));
  expect(left?.equals(right ?? Buffer.alloc(0))).toBe(true);
}

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

function spliced(bytes: Buffer | undefined, at: number, text: string): Bytes {
  if (bytes === undefined || at < 0) throw new Error('There is nothing to splice.');
  return joined([bytes.subarray(0, at), bytesOf(text), bytes.subarray(at)]);
}

it('takes the fields out of a TIFF and leaves its strips where they are', async () => {
  const tiff = await drawing().withXmp(xmp).tiff({ compression: 'none' }).toBuffer();
  const original = withFields(tiff);
  const { traces, copy } = examinedWithCopy(original);
  expect(traces).toMatchObject({ place: ['-38.5000, -121.5000'], author: ['Plantedname', 'Plantedauthor'] });
  expect(copy.length).toBe(original.length);
  expect(byKind(examine(copy))).toEqual({});
  expectNothingPlanted(copy);
  await expectSamePicture(copy, original);
  expect((await sharp(copy).metadata()).exif).toBeUndefined();
});

/** The TIFF with its first directory moved to the end, a name and a position added: sharp writes neither. */
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
  return joined([head, position, rationals, name, total, ...sorted, Buffer.alloc(4)]);
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
