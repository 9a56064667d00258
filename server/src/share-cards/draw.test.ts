import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { faceFor } from '../fonts/type-faces.ts';
import { cardSize, type CardContent } from './card.ts';
import { drawCard } from './draw.ts';
import { drawText } from './layout.ts';

const card: CardContent = {
  locale: 'cn',
  section: '新闻中心',
  title: '煅后焦',
  company: '北曜碳业',
  picture: undefined,
};
const picture = { hash: '0'.repeat(20), focusX: 0.5, focusY: 0.5 };

function pictureOf(red: number, green: number, blue: number, noise: boolean): Promise<Buffer> {
  const background = { r: red, g: green, b: blue };
  const plain = { width: 1920, height: 1080, channels: 3, background } as const;
  const noisy = { ...plain, noise: { type: 'gaussian', mean: 128, sigma: 90 } } as const;
  return sharp({ create: noise ? noisy : plain })
    .webp({ quality: 95 })
    .toBuffer();
}

/** The outlines of one character on a card. */
async function outlineOf(title: string): Promise<string> {
  const { svg } = await drawText({ ...card, section: '', company: '', title });
  return svg;
}

describe('the text of a card', () => {
  it('consists of outlines and needs no system font', async () => {
    for (const title of ['煅后焦：鑫瀍犇', 'Кокс «Ёж» № 5', 'Coke, 25,000 t'])
      expect((await drawText({ ...card, title })).svg).not.toMatch(/<text|font-family|<image|href/);
  });

  it('draws a distinct glyph for each rare character', async () => {
    const drawn = await Promise.all(Array.from('煅鑫瀍犇龘焦', outlineOf));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('draws a title with characters of many font files', async () => {
    const title = '煅鑫瀍犇龘焦曜碳';
    const contours = Array.from(title, (character) => {
      const codePoint = character.codePointAt(0) ?? 0;
      return faceFor(codePoint, 'cn', 500)?.font.outline(codePoint).length ?? 0;
    });
    // A box has fewer strokes than any of them.
    const drawn = (await outlineOf(title)).match(/ d="[^"]*"/g)?.join('') ?? '';
    expect(drawn.match(/M/g)).toHaveLength(contours.reduce((sum, count) => sum + count, 0));
  });

  it('omits characters that no font has', async () => {
    expect(await outlineOf('煅🔥𠮷焦')).toBe(await outlineOf('煅焦'));
  });
});

describe('a card', () => {
  it('is a JPEG of 1200 × 630 and at most 120 KB, even over noise', async () => {
    const jpeg = await drawCard({ ...card, picture }, await pictureOf(0, 0, 0, true));
    const { width, height, format } = await sharp(jpeg).metadata();
    expect({ width, height, format }).toEqual({ ...cardSize, format: 'jpeg' });
    expect(jpeg.length).toBeLessThanOrEqual(120 * 1024);
  });

  it('darkens a picture until its text is readable', async () => {
    for (const [name, part] of [
      ['white', 255],
      ['grey', 140],
      ['black', 8],
    ] as const) {
      const file = await pictureOf(part, part, part, false);
      // A title of four lines covers the most, up to where the overlay is thinnest.
      const jpeg = await drawCard({ ...card, title: '煅后焦年度供应，'.repeat(30), picture }, file);
      // Beside the lines there is only background.
      const background = await sharp(jpeg)
        .extract({ left: 1016, top: 200, width: 8, height: 360 })
        .removeAlpha()
        .raw()
        .toBuffer();
      const lightest = Math.max(...background);
      const value = lightest / 255;
      const luminance = ((value + 0.055) / 1.055) ** 2.4;
      const secondary = 0.638;
      expect((secondary + 0.05) / (luminance + 0.05), name).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('has its own contour lines without a picture', async () => {
    const drawn = await Promise.all(['联系我们', '隐私政策'].map((title) => drawCard({ ...card, title }, undefined)));
    const [one, other] = await Promise.all(
      drawn.map((jpeg) => sharp(jpeg).extract({ left: 1020, top: 0, width: 180, height: 300 }).raw().toBuffer()),
    );
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
  });

  it('contains the focus of its picture', async () => {
    const spot = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const file = await sharp({ create: { width: 1000, height: 3000, channels: 3, background: '#000000' } })
      .composite([{ input: spot, left: 930, top: 2900 }])
      .webp({ lossless: true })
      .toBuffer();
    const maxRedFor = async (focusY: number) => {
      const jpeg = await drawCard({ ...card, picture: { ...picture, focusX: 1, focusY } }, file);
      const corner = await sharp(jpeg).extract({ left: 1100, top: 400, width: 100, height: 230 }).png().toBuffer();
      return (await sharp(corner).stats()).channels[0]?.max ?? 0;
    };
    expect(await maxRedFor(0.97)).toBeGreaterThan(60);
    expect(await maxRedFor(0.2)).toBeLessThan(40);
  });
});
