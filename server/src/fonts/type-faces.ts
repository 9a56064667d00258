import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locale } from 'contract/locales.ts';
import { type FontFile, readFontFile } from './font-file.ts';

/** One file of a type face: its path and what it can draw. */
export type Face = { name: string; file: string; font: FontFile };
export type Weight = 300 | 400 | 500;

type Subset = { file: string; ranges: (readonly [first: number, last: number])[] };

const packages = {
  geologica: '@fontsource/geologica',
  noto: '@fontsource/noto-sans-sc',
} as const;

type Package = keyof typeof packages;

/**
 * What the site is set in, for drawings that cannot use the browser's: Geologica for Latin and Cyrillic, Noto Sans SC
 * for Chinese, whose letters and quotation marks belong to it too.
 */
const order: Record<Locale, readonly Package[]> = {
  cn: ['noto', 'geologica'],
  en: ['geologica', 'noto'],
  ru: ['geologica', 'noto'],
};

/** The face that draws a character in a language, or nothing: then it has to be left out, for a font draws a box for it. */
export function faceFor(codePoint: number, locale: Locale, weight: Weight): Face | undefined {
  const key = `${locale} ${weight} ${codePoint}`;
  if (!found.has(key)) found.set(key, findFace(codePoint, locale, weight));
  return found.get(key);
}

function findFace(codePoint: number, locale: Locale, weight: Weight): Face | undefined {
  for (const name of order[locale])
    for (const { file, ranges } of subsetsOf(name, weight)) {
      if (!ranges.some(([first, last]) => codePoint >= first && codePoint <= last)) continue;
      const face = openFace(file);
      // The ranges are those of every font cut this way; not each file has all of its range.
      if (face.font.has(codePoint)) return face;
    }
  return undefined;
}

/** What was looked for before: a title is measured many times over. Bounded by Unicode. */
const found = new Map<string, Face | undefined>();
const subsets = new Map<string, Subset[]>();
const faces = new Map<string, Face>();

/** The files of a package in one weight with the ranges of characters that its style sheet names for them. */
function subsetsOf(name: Package, weight: Weight): Subset[] {
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
