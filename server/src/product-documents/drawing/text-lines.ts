import type { Locale } from 'contract/locales.ts';
import { fillLines, hyphenate, segmentsOf } from '../../fonts/line-filling.ts';
import { documentFaceFor, type Face, type FontWeight } from '../../fonts/type-faces.ts';

/** A part of a line in one font. `shift` is how far it is raised, in ems; such a part is smaller. */
export type Run = { text: string; face: Face; shift: number };

export const scriptScale = 0.64;

/** Signs that the fonts lack although they matter: CO₂, 10⁻⁶. They are drawn as smaller, lowered or raised plain ones. */
const scripts = { '₀₁₂₃₄₅₆₇₈₉': -0.16, '⁰¹²³⁴⁵⁶⁷⁸⁹⁻': 0.36 } as const;
const plainSigns = '0123456789-';

type Drawn = { sign: string; face: Face; shift: number };

/** How a character is drawn; undefined if it cannot be. */
function drawnAs(character: string, locale: Locale, weight: FontWeight): Drawn | undefined {
  const face = faceOf(character, locale, weight);
  if (face !== undefined) return { sign: character, face, shift: 0 };
  for (const [signs, shift] of Object.entries(scripts)) {
    const sign = plainSigns[signs.indexOf(character)];
    const plain = sign === undefined ? undefined : faceOf(sign, locale, weight);
    if (sign !== undefined && plain !== undefined) return { sign, face: plain, shift };
  }
  return undefined;
}

export type Typesetting = { locale: Locale; weight: FontWeight; size: number };

const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/** A text on one line with characters that the fonts have: narrow blanks become plain ones, and emoji are left out. */
function printable(text: string, { locale, weight }: Typesetting): string {
  const known = text
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(/[\u2007\u2009\u202F]/g, '\u00A0')
    .replaceAll('\u2011', '-')
    .replaceAll(/[^\S\u00A0]+/g, ' ');
  return Array.from(known, (character) => (drawnAs(character, locale, weight) ? character : '')).join('');
}

function faceOf(character: string, locale: Locale, weight: FontWeight): Face | undefined {
  return documentFaceFor(character.codePointAt(0) ?? 0, locale, weight);
}

/** The width in points without kerning, which would make it slightly narrower. */
export function widthOf(text: string, { locale, weight, size }: Typesetting): number {
  return Array.from(text).reduce((sum, character) => {
    const drawn = drawnAs(character, locale, weight);
    if (drawn === undefined) return sum;
    const { sign, shift, face } = drawn;
    const ems = face.font.advance(sign.codePointAt(0) ?? 0) / face.font.unitsPerEm;
    return sum + ems * size * (shift === 0 ? 1 : scriptScale);
  }, 0);
}

/** The lines of a text within a width; none for an empty text. */
export function linesOf(text: string, setting: Typesetting, width: number): string[] {
  const printed = printable(text, setting).trim();
  if (printed === '') return [];
  const measure = (part: string) => widthOf(part.trimEnd(), setting);
  const segments = segmentsOf(printed, setting.locale).flatMap((segment) => hyphenate(segment, width, measure));
  return fillLines(segments, width, measure);
}

/** Splits a line where its font changes. A blank stays with the characters before it. */
export function runsOf(line: string, { locale, weight }: Typesetting): Run[] {
  const runs: Run[] = [];
  for (const character of line) {
    const last = runs.at(-1);
    const isBlankBehind = character === ' ' && last?.shift === 0;
    const drawn = isBlankBehind ? { ...last, sign: character } : drawnAs(character, locale, weight);
    if (drawn === undefined) continue;
    const { sign, face, shift } = drawn;
    if (last?.face === face && last.shift === shift) last.text += sign;
    else runs.push({ text: sign, face, shift });
  }
  return runs;
}
