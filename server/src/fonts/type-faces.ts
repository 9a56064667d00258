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

/** Beside Chinese text these are as wide as a character of it; Geologica has the narrow ones of other languages. */
const chinesePunctuation = /[“”‘’—…]/u;

/**
 * The face for a character of a document that embeds its fonts. Chinese characters come from one file and not from
 * slices, because a document embeds a part of each file that it uses. What neither has, such as ≤, is in a slice.
 */
export function documentFaceFor(codePoint: number, locale: Locale, weight: FontWeight): Face | undefined {
  const key = `document ${locale} ${weight} ${codePoint}`;
  if (!found.has(key)) found.set(key, findDocumentFace(codePoint, locale, weight));
  return found.get(key);
}

function findDocumentFace(codePoint: number, locale: Locale, weight: FontWeight): Face | undefined {
  const chinese = () => openFace(chineseFile(weight));
  const alphabetic = () =>
    subsetsOf('geologica', weight)
      .filter(({ ranges }) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last))
      .map(({ file }) => openFace(file))
      .find(({ font }) => font.has(codePoint));
  const isPunctuation = order[locale][0] === 'noto' && chinesePunctuation.test(String.fromCodePoint(codePoint));
  for (const face of isPunctuation ? [chinese, alphabetic] : [alphabetic, chinese]) {
    const opened = face();
    if (opened?.font.has(codePoint)) return opened;
  }
  return faceFor(codePoint, locale, weight);
}

/** The file with all Chinese characters, which browsers get in slices. */
function chineseFile(weight: FontWeight): string {
  const sheet = fileURLToPath(import.meta.resolve(`${packages.noto}/${weight}.css`));
  return path.join(path.dirname(sheet), `files/noto-sans-sc-chinese-simplified-${weight}-normal.woff`);
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
