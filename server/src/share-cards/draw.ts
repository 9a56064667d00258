import sharp from 'sharp';
import { cardSize, type CardPicture, type ShareCard, versionOf } from './card.ts';
import { contrastOf, lightestIn, luminanceOf } from './contrast.ts';
import { type Area, drawWords } from './layout.ts';
import { drawMark } from './mark.ts';
import { drawContours, drawShade } from './shade.ts';

const { width, height } = cardSize;

const mostBytes = 120 * 1024;
const qualities = [86, 80, 74, 66, 56, 46];

/** The quieter words' colour must stand this much out; 4.5 is what WCAG asks of small text. */
const leastContrast = 5.5;
const quiet = luminanceOf([0xc9, 0xd3, 0xd3]);
const strengths = [0.42, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

/** Draws a card as a JPEG of 1200 × 630 and at most 120 KB. `picture` is the file of the card's picture. */
export async function drawCard(card: ShareCard, picture: string | undefined): Promise<Buffer> {
  const ground =
    card.picture && picture !== undefined
      ? await cropped(picture, card.picture)
      : await sharp(Buffer.from(drawContours(Number.parseInt(versionOf(card).slice(0, 8), 16))))
          .png()
          .toBuffer();
  const { svg, areas } = await drawWords(card);
  const shaded = await shadedEnough(ground, areas);
  const finished = await sharp(shaded)
    .composite([svg, drawMark()].map((layer) => ({ input: Buffer.from(layer) })))
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const quality of qualities) {
    const jpeg = await sharp(finished).flatten().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= mostBytes) return jpeg;
  }
  throw new Error('the card is larger than 120 KB at every quality');
}

/** The picture under the lightest shade on which its words can be read. */
async function shadedEnough(ground: Buffer, areas: readonly Area[]): Promise<Buffer> {
  let shaded = ground;
  for (const strength of strengths) {
    const bare = Buffer.from(drawShade(strength));
    shaded = await sharp(ground)
      .composite([{ input: bare }])
      .png({ compressionLevel: 1 })
      .toBuffer();
    if (contrastOf(quiet, await lightestIn(shaded, areas)) >= leastContrast) return shaded;
  }
  return shaded;
}

/** The part of a picture around its focus that has the card's shape, in its size. */
async function cropped(file: string, { focusX, focusY }: CardPicture): Promise<Buffer> {
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
