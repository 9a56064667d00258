import { itemCodePattern } from '../item-code.ts';

/** The most products and grades that are compared side by side. */
export const maxCompared = 4;

const maxCodeLength = 40;

/** The Latin letters that look like the Cyrillic ones from А to Х. */
const latin = 'A.B..E....K.MHO.PCTY.X';

/**
 * The item numbers and grades of a comparison's URL: `BY-CPC-0101.BY-C2`, or one value for each. They may have been
 * typed in full width, with dashes or with Cyrillic letters that look the same.
 */
export function comparedItems(values: readonly string[]): string[] {
  const codes = values
    .join(' ')
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[А-Х]/g, (letter) => latin.charAt(letter.charCodeAt(0) - 0x410))
    .split(/[.,;\s]+/)
    .filter((code) => code.length <= maxCodeLength && itemCodePattern.test(code));
  return [...new Set(codes)].slice(0, maxCompared);
}
