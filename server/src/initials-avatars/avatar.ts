import type { Contour } from '../fonts/outline.ts';
import { faceFor } from '../fonts/type-faces.ts';
import { type ContourLine, contourField } from './contour-field.ts';

export const avatarKinds = ['plain', 'honoured'] as const;

/**
 * An initials avatar: letters over contour lines that belong to the person. Honoured employees have
 * one amber contour.
 */
export type InitialsAvatar = { kind: (typeof avatarKinds)[number]; initials: string; seed: number };

export const avatarSize = { width: 960, height: 1200 } as const;
/**
 * The version of the design in every URL. Increase it when the drawing changes: browsers cache
 * avatars for a year.
 */
export const avatarDesign = 2;

const { width, height } = avatarSize;
const margin = 88;
const baseline = 1032;
const levels = 12;
/** Every fourth contour is stronger, as on a map. */
const indexLine = 4;
/**
 * Font sizes in the drawing's units. A Chinese character fills its em square and extends below the
 * baseline.
 */
const letters = { em: 440, chineseEm: 470, chineseDrop: 0.075, widest: width - 2 * margin, gap: 0.02 } as const;

/**
 * Draws an avatar of 960 × 1200 as an SVG of at most 12 KB. It has no text elements, because fonts
 * of the page do not apply inside an `<img>`.
 */
export function drawAvatar({ kind, initials, seed }: InitialsAvatar): string {
  const lines = contourField(seed, width, height, levels);
  const amber = kind === 'honoured' ? longestOf(lines) : undefined;
  const plain = lines.filter((line) => line !== amber);
  const pathOf = (some: ContourLine[]) => some.map(({ path }) => path).join('');
  const isStrong = ({ level }: ContourLine) => level % indexLine === 0;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<defs>',
    '<radialGradient id="a" cx=".68" cy=".2" r="1.05"><stop stop-color="#245761"/><stop offset=".46" stop-color="#12282d"/><stop offset="1" stop-color="#080d0f"/></radialGradient>',
    '<linearGradient id="b" x2="0" y2="1"><stop offset=".48" stop-color="#080d0f" stop-opacity="0"/><stop offset=".9" stop-color="#080d0f" stop-opacity=".86"/></linearGradient>',
    '</defs>',
    `<path fill="url(#a)" d="M0 0h${width}v${height}H0z"/>`,
    '<g fill="none" stroke="#b9cdd2" stroke-linejoin="round">',
    `<path stroke-opacity=".2" stroke-width="1.5" d="${pathOf(plain.filter((line) => !isStrong(line)))}"/>`,
    `<path stroke-opacity=".46" stroke-width="2" d="${pathOf(plain.filter(isStrong))}"/>`,
    amber ? `<path stroke="#ff7a3d" stroke-width="4" d="${amber.path}"/>` : '',
    '</g>',
    `<path fill="url(#b)" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="#f2efea" d="${lettersPath(initials)}"/>`,
    `<path fill="#ff7a3d" d="M${margin} 1096h96v6H${margin}z"/>`,
    '</svg>',
  ].join('');
}

function longestOf(lines: ContourLine[]): ContourLine | undefined {
  return lines.toSorted((a, b) => b.length - a.length)[0];
}

/**
 * The outlines of the letters side by side, scaled to fit, with their left edge at the margin.
 * Letters without a glyph are left out.
 */
function lettersPath(initials: string): string {
  let pen = 0;
  const outlines = Array.from(initials).flatMap((letter) => {
    const codePoint = letter.codePointAt(0) ?? 0;
    const face = faceFor(codePoint, 'en', 300);
    if (!face) return [];
    const { font } = face;
    const scaled = font
      .outline(codePoint)
      .map((contour) =>
        contour.map(({ x, y, onCurve }) => ({ x: pen + x / font.unitsPerEm, y: y / font.unitsPerEm, onCurve })),
      );
    pen += font.advance(codePoint) / font.unitsPerEm + letters.gap;
    return scaled;
  });
  const points = outlines.flat();
  if (points.length === 0) return '';
  const left = Math.min(...points.map(({ x }) => x));
  const lettersWidth = Math.max(...points.map(({ x }) => x)) - left;
  const isChinese = /\p{Script=Han}/u.test(initials);
  const scale = Math.min(letters.widest / lettersWidth, isChinese ? letters.chineseEm : letters.em);
  const drop = isChinese ? -letters.chineseDrop : 0;
  return outlines
    .map((contour) =>
      contourPath(
        contour.map(({ x, y, onCurve }) => ({
          x: Math.round(margin + (x - left) * scale),
          y: Math.round(baseline - (y - drop) * scale),
          onCurve,
        })),
      ),
    )
    .join('');
}

/** A TrueType contour as an SVG path. Between two control points lies an implied point on the curve. */
function contourPath(contour: Contour): string {
  const start = contour.findIndex(({ onCurve }) => onCurve);
  const [first, ...others] = [...contour.slice(start), ...contour.slice(0, start)];
  if (!first) return '';
  let path = `M${first.x} ${first.y}`;
  const closed = [...others, first];
  for (let index = 0; index < closed.length; index += 1) {
    const point = closed[index];
    const next = closed[index + 1] ?? first;
    if (!point) break;
    if (point.onCurve) path += `L${point.x} ${point.y}`;
    else if (next.onCurve) {
      path += `Q${point.x} ${point.y} ${next.x} ${next.y}`;
      index += 1;
    } else path += `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`;
  }
  return `${path}z`;
}
