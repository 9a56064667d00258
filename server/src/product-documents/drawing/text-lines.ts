import type { Locale } from 'contract/locales.ts';
import { fillLines, hyphenate, segmentsOf } from '../../fonts/line-filling.ts';
import { documentFaceFor, type Face, type FontWeight } from '../../fonts/type-faces.ts';

/** A part of a line in one font. */
export type Run = { text: string; face: Face };

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
  return Array.from(known, (character) => (faceOf(character, locale, weight) ? character : '')).join('');
}

function faceOf(character: string, locale: Locale, weight: FontWeight): Face | undefined {
  return documentFaceFor(character.codePointAt(0) ?? 0, locale, weight);
}

/** The width in points without kerning, which would make it slightly narrower. */
export function widthOf(text: string, { locale, weight, size }: Typesetting): number {
  return Array.from(text).reduce((sum, character) => {
    const font = faceOf(character, locale, weight)?.font;
    return sum + (font ? (size * font.advance(character.codePointAt(0) ?? 0)) / font.unitsPerEm : 0);
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
    const face = character === ' ' && last ? last.face : faceOf(character, locale, weight);
    if (face === undefined) continue;
    if (last?.face === face) last.text += character;
    else runs.push({ text: character, face });
  }
  return runs;
}
