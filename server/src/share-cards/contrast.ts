import sharp from 'sharp';
import { cardSize } from './card.ts';
import type { Area } from './layout.ts';

/** The size in pixels of the squares whose average counts as the background of a letter. */
const square = 8;

/** The luminance (WCAG 2, 0 to 1) of the lightest square within the areas. */
export async function lightestIn(image: Buffer, areas: readonly Area[]): Promise<number> {
  const [columns, rows] = [Math.ceil(cardSize.width / square), Math.ceil(cardSize.height / square)];
  const pixels = await sharp(image)
    .resize(columns, rows, { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  let lightest = 0;
  for (const { left, top, width, height } of areas)
    for (let row = Math.floor(top / square); row < Math.min(rows, (top + height) / square); row += 1)
      for (let column = Math.floor(left / square); column < Math.min(columns, (left + width) / square); column += 1) {
        const at = 3 * (row * columns + column);
        lightest = Math.max(lightest, luminanceOf([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]));
      }
  return lightest;
}

/** The luminance of an sRGB colour whose parts are 0 to 255. */
export function luminanceOf(colour: readonly [number, number, number]): number {
  const [red, green, blue] = colour.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The contrast ratio of WCAG 2, 1 to 21. */
export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
