import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locale } from 'contract/locales.ts';
import { type FontFile, readFontFile } from './font-file.ts';

/** One file of a type face. */
export type Face = { name: string; file: string; font: FontFile };
export type FontWeight = 300 | 400 | 500;

type Subset = { file: string; ranges: (readonly [first: number, last: number])[] };

const packages = {
  geologica: '@fontsource/geologica',
  noto: '@fontsource/noto-sans-sc',
} as const;

type Package = keyof typeof packages;

/**
 * The site's type faces for drawings that cannot use the browser's fonts. Geologica has Latin and
 * Cyrillic; Noto Sans SC has Chinese, with Latin letters and quotation marks to match.
 */
const order: Record<Locale, readonly Package[]> = {
  cn: ['noto', 'geologica'],
  en: ['geologica', 'noto'],
  ru: ['geologica', 'noto'],
};

/**
 * The face for a character in a language. Undefined if none has it: the caller must leave the
 * character out, or the font draws a box.
 */
export function faceFor(codePoint: number, locale: Locale, weight: FontWeight): Face | undefined {
  const key = `${locale} ${weight} ${codePoint}`;
  if (!found.has(key)) found.set(key, findFace(codePoint, locale, weight));
  return found.get(key);
}

function findFace(codePoint: number, locale: Locale, weight: FontWeight): Face | undefined {
  for (const name of order[locale])
    for (const { file, ranges } of subsetsOf(name, weight)) {
      if (!ranges.some(([first, last]) => codePoint >= first && codePoint <= last)) continue;
      const face = openFace(file);
      // The ranges are the same for all fonts that are split this way; not every file has its whole range.
      if (face.font.has(codePoint)) return face;
    }
  return undefined;
}

/** Caches lookups because a title is measured many times. Unicode bounds the size. */
const found = new Map<string, Face | undefined>();
const subsets = new Map<string, Subset[]>();
const faces = new Map<string, Face>();

/** The files of a package in one weight, with the character ranges from its style sheet. */
function subsetsOf(name: Package, weight: FontWeight): Subset[] {
  const sheet = fileURLToPath(import.meta.resolve(`${packages[name]}/${weight}.css`));
  const known = subsets.get(sheet);
  if (known) return known;
  const pattern = /url\((\.\/files\/[^)]+\.woff)\)[^}]*unicode-range:\s*([^;}]+)/g;
  const listed = [...readFileSync(sheet, 'utf8').matchAll(pattern)].map(([, file = '', ranges = '']) => ({
    file: path.join(path.dirname(sheet), file),
    ranges: ranges.split(',').map((range) => {
      const [first = '', last = first] = range.trim().slice(2).split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    }),
  }));
  subsets.set(sheet, listed);
  return listed;
}

function openFace(file: string): Face {
  const known = faces.get(file);
  if (known) return known;
  const face = { name: path.basename(file, '.woff'), file, font: readFontFile(file) };
  faces.set(file, face);
  return face;
}
