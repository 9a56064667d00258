import type { Locale } from 'contract/locales.ts';
import { type Face, type FontWeight, faceFor } from '../fonts/type-faces.ts';

/** Chinese strokes are finer than Latin ones of the same weight. */
export const weightOf: Record<Locale, FontWeight> = { cn: 500, en: 400, ru: 400 };

function faceOf(character: string, locale: Locale): Face | undefined {
  return faceFor(character.codePointAt(0) ?? 0, locale, weightOf[locale]);
}

/** A text on one line without characters that no font has, such as emoji: a font would draw a box. */
export function drawable(text: string, locale: Locale): string {
  const characters = Array.from(text.normalize('NFC').replaceAll(/[^\S\u00A0]+/g, ' '), (character) =>
    faceOf(character, locale) ? character : '',
  );
  return characters.join('').replaceAll(/ {2,}/g, ' ').trim();
}

/** The fonts that these texts need, in order of preference. */
export function facesOf(texts: readonly string[], locale: Locale): Face[] {
  const found = Array.from(texts.join(''), (character) => faceOf(character, locale));
  return [...new Set(found.filter((face) => face !== undefined))];
}

/** The width of a text in ems, without kerning, which would make it slightly narrower. */
export function emsOf(text: string, locale: Locale): number {
  return Array.from(text).reduce((sum, character) => {
    const font = faceOf(character, locale)?.font;
    return sum + (font ? font.advance(character.codePointAt(0) ?? 0) / font.unitsPerEm : 0);
  }, 0);
}
