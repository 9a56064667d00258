import sharp, { type Sharp } from 'sharp';
import { expect } from 'vitest';
import type { Bytes } from './metadata.ts';

/** Exif data of a phone and of an image editor. */
export const exif = {
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

export const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description ' +
  'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="Planted &amp; tool">' +
  '<dc:creator><rdf:Seq><rdf:li>Plantedauthor</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>';

export function drawing(): Sharp {
  const circle = Buffer.from('<svg width="24" height="16"><circle cx="8" cy="8" r="6" fill="#0f4c4a"/></svg>');
  const ground = { width: 24, height: 16, channels: 3, background: '#c2410c' } as const;
  return sharp({ create: ground }).composite([{ input: circle }]);
}

export async function photograph(encoded: (picture: Sharp) => Sharp): Promise<Bytes> {
  return new Uint8Array(await encoded(drawing().withExif(exif).withXmp(xmp).keepIccProfile()).toBuffer());
}

export async function expectSamePicture(copy: Bytes, original: Bytes): Promise<void> {
  const [left, right] = await Promise.all([copy, original].map((bytes) => sharp(bytes).raw().toBuffer()));
  expect(left?.equals(right ?? Buffer.alloc(0))).toBe(true);
}
