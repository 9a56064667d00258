import type { MetadataKind } from '../metadata.ts';

/** Tags of TIFF 6.0, Exif 3.0 and vendor extensions that describe people, places and devices. */
export const metadataTags: ReadonlyMap<number, MetadataKind> = new Map([
  [0x010d, 'description'],
  [0x010e, 'description'],
  [0x010f, 'device'],
  [0x0110, 'device'],
  [0x0131, 'software'],
  [0x0132, 'time'],
  [0x013b, 'author'],
  [0x013c, 'device'],
  [0x8298, 'author'],
  [0x9003, 'time'],
  [0x9004, 'time'],
  [0x9010, 'time'],
  [0x9286, 'comment'],
  [0x927c, 'serial'],
  [0x9c9b, 'description'],
  [0x9c9c, 'comment'],
  [0x9c9d, 'author'],
  [0x9c9e, 'description'],
  [0x9c9f, 'description'],
  [0xa420, 'identifier'],
  [0xa430, 'author'],
  [0xa431, 'serial'],
  [0xa433, 'device'],
  [0xa434, 'device'],
  [0xa435, 'serial'],
  [0xa436, 'description'],
  [0xa437, 'author'],
  [0xa438, 'author'],
  [0xa43a, 'software'],
  [0xc614, 'device'],
  [0xc62f, 'serial'],
]);

export const pointers = { exif: 0x8769, gps: 0x8825, interoperability: 0xa005, pictures: 0x014a } as const;

export const makerNote = 0x927c;
export const userComment = 0x9286;
export const orientation = 0x0112;
export const packets = { xmp: 0x02bc, iptc: 0x83bb, photoshop: 0x8649, colourProfile: 0x8773 } as const;
export const thumbnailAt = 0x0201;

/** Tags that rendering a TIFF needs: sizes, strips and tiles, compression, colours, resolution. */
export const neededTags: ReadonlySet<number> = new Set([
  254, 255, 256, 257, 258, 259, 262, 263, 266, 273, 274, 277, 278, 279, 280, 281, 282, 283, 284, 290, 291, 292, 293,
  296, 297, 301, 317, 318, 319, 320, 321, 322, 323, 324, 325, 330, 332, 334, 336, 338, 339, 340, 341, 347, 512, 513,
  514, 515, 517, 518, 519, 520, 521, 529, 530, 531, 532,
]);
