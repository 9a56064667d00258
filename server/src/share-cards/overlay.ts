import { contourField } from '../initials-avatars/contour-field.ts';
import { cardSize } from './card.ts';

const { width, height } = cardSize;

/**
 * The overlay between picture and text, darkest behind the text. `strength` is 0 to 1; at 1 the
 * text has a contrast of 4.5:1 even on a white picture.
 */
export function drawOverlay(strength: number): string {
  const stop = ([offset, colour, opacity]: Stop) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${(opacity * strength).toFixed(3)}"/>`;
  return svg(
    `<defs><linearGradient id="a">${across.map(stop).join('')}</linearGradient>` +
      `<linearGradient id="b" x2="0" y2="1">${down.map(stop).join('')}</linearGradient></defs>` +
      `<path fill="url(#b)" d="M0 0h${width}v${height}H0z"/><path fill="url(#a)" d="M0 0h${width}v${height}H0z"/>`,
  );
}

type Stop = readonly [offset: number, colour: string, opacity: number];

const across: readonly Stop[] = [
  [0, '#081214', 0.93],
  [0.5, '#081a1d', 0.86],
  [0.86, '#0a2024', 0.78],
  [1, '#0a2024', 0.2],
];
const down: readonly Stop[] = [
  [0, '#081214', 0.4],
  [0.32, '#081214', 0.08],
  [0.55, '#081214', 0.2],
  [1, '#081214', 0.85],
];

/** The background of a card without a picture: contour lines that depend on the seed alone. */
export function drawContours(seed: number): string {
  const lines = contourField(seed, width, height, 13);
  const pathOf = (strong: boolean) =>
    lines
      .filter(({ level }) => (level % 4 === 0) === strong)
      .map(({ path }) => path)
      .join('');
  return svg(
    '<defs><radialGradient id="a" cx=".86" cy=".3" r=".9"><stop stop-color="#2b6670"/><stop offset=".5" stop-color="#16343a"/><stop offset="1" stop-color="#0b1517"/></radialGradient></defs>' +
      `<path fill="url(#a)" d="M0 0h${width}v${height}H0z"/><g fill="none" stroke="#b9cdd2">` +
      `<path stroke-opacity=".28" stroke-width="1.5" d="${pathOf(false)}"/>` +
      `<path stroke-opacity=".6" stroke-width="2" d="${pathOf(true)}"/></g>`,
  );
}

export function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
