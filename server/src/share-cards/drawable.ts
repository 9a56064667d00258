import type { Locale } from 'contract/locales.ts';
import { type Face, faceFor, type Weight } from '../fonts/type-faces.ts';

/** Chinese strokes are finer than Latin ones of the same weight. */
export const weightOf: Record<Locale, Weight> = { cn: 500, en: 400, ru: 400 };

function faceOf(character: string, locale: Locale): Face | undefined {
  return faceFor(character.codePointAt(0) ?? 0, locale, weightOf[locale]);
}

/** A text on one line, without what no font of the house has (emoji, the rarest characters): a font would draw a box. */
export function drawable(text: string, locale: Locale): string {
  const kept = Array.from(text.normalize('NFC').replaceAll(/[^\S\u00A0]+/g, ' '), (character) =>
    faceOf(character, locale) ? character : '',
  );
  return kept.join('').replaceAll(/ {2,}/g, ' ').trim();
}

/** Every font that these texts take, in the order in which they are to be tried. */
export function facesOf(texts: readonly string[], locale: Locale): Face[] {
  const found = Array.from(texts.join(''), (character) => faceOf(character, locale));
  return [...new Set(found.filter((face) => face !== undefined))];
}

/** How wide a text is in one line, in ems; kerning, which makes it a little narrower, is left out. */
export function emsOf(text: string, locale: Locale): number {
  return Array.from(text).reduce((sum, character) => {
    const font = faceOf(character, locale)?.font;
    return sum + (font ? font.advance(character.codePointAt(0) ?? 0) / font.unitsPerEm : 0);
  }, 0);
}
