import sharp from 'sharp';
import { type CardPicture, cardSize, type CardContent, versionOf } from './card.ts';
import { contrastOf, lightestIn, luminanceOf } from './contrast.ts';
import { type Area, drawText } from './layout.ts';
import { drawLogo } from './logo.ts';
import { drawContours, drawOverlay } from './overlay.ts';

const { width, height } = cardSize;

const maxBytes = 120 * 1024;
const qualities = [86, 80, 74, 66, 56, 46];

/** The minimum contrast of the secondary text; WCAG requires 4.5 for small text. */
const minContrast = 5.5;
const secondary = luminanceOf([0xc9, 0xd3, 0xd3]);
const strengths = [0.42, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

/** Draws a card as a JPEG of 1200 × 630 and at most 120 KB. */
export async function drawCard(content: CardContent, pictureFile: Uint8Array | undefined): Promise<Buffer> {
  const background =
    content.picture && pictureFile !== undefined
      ? await cropped(pictureFile, content.picture)
      : await sharp(Buffer.from(drawContours(Number.parseInt(versionOf(content).slice(0, 8), 16))))
          .png()
          .toBuffer();
  const { svg, areas } = await drawText(content);
  const darkened = await darkenUntilReadable(background, areas);
  const finished = await sharp(darkened)
    .composite([svg, drawLogo()].map((layer) => ({ input: Buffer.from(layer) })))
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const quality of qualities) {
    const jpeg = await sharp(finished).flatten().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= maxBytes) return jpeg;
  }
  throw new Error('the card is larger than 120 KB at every quality');
}

/** The picture under the lightest overlay that keeps the text readable. */
async function darkenUntilReadable(background: Buffer, areas: readonly Area[]): Promise<Buffer> {
  let darkened = background;
  for (const strength of strengths) {
    const overlay = Buffer.from(drawOverlay(strength));
    darkened = await sharp(background)
      .composite([{ input: overlay }])
      .png({ compressionLevel: 1 })
      .toBuffer();
    if (contrastOf(secondary, await lightestIn(darkened, areas)) >= minContrast) return darkened;
  }
  return darkened;
}

/** Crops a picture around its focus and scales it to the card. */
async function cropped(file: Uint8Array, { focusX, focusY }: CardPicture): Promise<Buffer> {
  const found = await sharp(file).metadata();
  const scale = Math.max(width / found.width, height / found.height);
  const [wide, tall] = [Math.ceil(found.width * scale), Math.ceil(found.height * scale)];
  const from = (whole: number, part: number, focus: number) =>
    Math.round(Math.min(Math.max(whole * focus - part / 2, 0), whole - part));
  return sharp(file)
    .resize(wide, tall, { fit: 'fill' })
    .extract({ left: from(wide, width, focusX), top: from(tall, height, focusY), width, height })
    .flatten({ background: '#0c0f11' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
}
