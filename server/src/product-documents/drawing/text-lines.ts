import type { Locale } from 'contract/locales.ts';
import { fillLines, hyphenate, segmentsOf } from '../../fonts/line-filling.ts';
import { documentFaceFor, type Face, type FontWeight } from '../../fonts/type-faces.ts';

/** A part of a line in one font. `shift` is how far it is raised, in ems; such a part is smaller. */
export type Run = { text: string; face: Face; shift: number };

export const scriptScale = 0.64;

/** Characters that the fonts lack although they matter: CO₂, 10⁻⁶. Smaller plain ones are lowered or raised instead. */
const scripts = { '₀₁₂₃₄₅₆₇₈₉': -0.16, '⁰¹²³⁴⁵⁶⁷⁸⁹⁻': 0.36 } as const;
const plainCharacters = '0123456789-';

type Drawn = { glyph: string; face: Face; shift: number };

/** How a character is drawn; undefined if it cannot be. */
function drawnAs(character: string, locale: Locale, weight: FontWeight): Drawn | undefined {
  const face = faceOf(character, locale, weight);
  if (face !== undefined) return { glyph: character, face, shift: 0 };
  for (const [variants, shift] of Object.entries(scripts)) {
    const glyph = plainCharacters[variants.indexOf(character)];
    const plain = glyph === undefined ? undefined : faceOf(glyph, locale, weight);
    if (glyph !== undefined && plain !== undefined) return { glyph, face: plain, shift };
  }
  return undefined;
}

export type Typesetting = { locale: Locale; weight: FontWeight; size: number };

const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/** A text on one line with characters that the fonts have: narrow spaces become plain ones, and emoji are left out. */
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
    const { glyph, shift, face } = drawn;
    const ems = face.font.advance(glyph.codePointAt(0) ?? 0) / face.font.unitsPerEm;
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

/** Splits a line where its font changes. A space stays with the characters before it. */
export function runsOf(line: string, { locale, weight }: Typesetting): Run[] {
  const runs: Run[] = [];
  for (const character of line) {
    const last = runs.at(-1);
    const isSpaceBehind = character === ' ' && last?.shift === 0;
    const drawn = isSpaceBehind ? { ...last, glyph: character } : drawnAs(character, locale, weight);
    if (drawn === undefined) continue;
    const { glyph, face, shift } = drawn;
    if (last?.face === face && last.shift === shift) last.text += glyph;
    else runs.push({ text: glyph, face, shift });
  }
  return runs;
}
