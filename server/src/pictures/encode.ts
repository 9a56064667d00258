import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pictureWidths } from 'contract/media/picture.ts';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash';

/* Increase `encoderVersion` in `hash.ts` when these settings change. */
const avif = { quality: 50, effort: 3 };
const webp = { quality: 74, effort: 4 };
const jpeg = { quality: 78, mozjpeg: true };
const placeholderWidth = 16;

export type EncodedPicture = { width: number; height: number; placeholder: string };

/**
 * Writes a picture in every width and type into a new folder: oriented by EXIF, in sRGB, without
 * metadata. Returns its size and placeholder; throws if decoding fails. The original is decoded
 * once, row by row, into the largest width, from which the others are made. So an original of
 * 50 megapixels is never in memory as a whole.
 */
export async function encodePicture(original: string | Buffer, folder: string): Promise<EncodedPicture> {
  const opened = sharp(original, { sequentialRead: true, failOn: 'error' });
  const { autoOrient } = await opened.metadata();
  const widths = pictureWidths(autoOrient.width);
  const { data, info } = await opened
    .autoOrient()
    .resize({ width: widths.at(-1) })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const largest = () => sharp(data, { raw });
  await mkdir(folder, { recursive: true });
  for (const width of widths) {
    const file = (type: string) => path.join(folder, `${width}.${type}`);
    const sized = () => (width === info.width ? largest() : largest().resize({ width }));
    await sized().avif(avif).toFile(file('avif'));
    await sized().webp(webp).toFile(file('webp'));
    await sized().flatten({ background: '#fff' }).jpeg(jpeg).toFile(file('jpg'));
  }
  return { width: autoOrient.width, height: autoOrient.height, placeholder: await placeholderOf(largest()) };
}

/**
 * The picture's ThumbHash as a WebP of 16 pixels, 60 to 90 bytes. Neither the browser nor the
 * server then needs code to decode the hash. Empty for a transparent picture.
 */
async function placeholderOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (data.some((value, index) => index % 4 === 3 && value < 255)) return '';
  const { w, h, rgba } = thumbHashToRGBA(rgbaToThumbHash(info.width, info.height, data));
  const drawn = await sharp(rgba, { raw: { width: w, height: h, channels: 4 } })
    .removeAlpha()
    .resize({ width: placeholderWidth, height: Math.max(1, Math.round((placeholderWidth * h) / w)), fit: 'fill' })
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${drawn.toString('base64')}`;
}
