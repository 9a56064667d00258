/**
 * Writes src/fonts/*.woff2: what pages need of the package's larger files. Run it by hand when their `unicode-range` in
 * src/fonts/fonts.css changes: `node site/generators/subset-fonts.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const folder = new URL('../src/fonts/', import.meta.url);
const packaged = (subset: string) => `@fontsource-variable/geologica/files/geologica-${subset}-wght-normal.woff2`;

/** The file in the package of which each file is a part. */
const wholeFonts: Record<string, string> = {
  'geologica-basic.woff2': packaged('latin'),
  'geologica-russian.woff2': packaged('cyrillic'),
  'geologica-units.woff2': packaged('greek'),
};
export const subsetFiles = Object.keys(wholeFonts);

/** The code points of the `unicode-range` beside the file in fonts.css. */
export function codePointsOf(file: string): number[] {
  const css = readFileSync(new URL('fonts.css', folder), 'utf8');
  const face = css.split('@font-face').find((rule) => rule.includes(file));
  const [, ranges = ''] = /unicode-range:\s*([^;}]+)/.exec(face ?? '') ?? [];
  if (ranges === '') throw new Error(`fonts.css has no unicode-range for ${file}`);
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((digits) => Number.parseInt(digits, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** The font file with these code points, in WOFF2. */
export function subsetOf(file: string): Promise<Buffer> {
  const whole = readFileSync(fileURLToPath(import.meta.resolve(wholeFonts[file] ?? file)));
  return subsetFont(whole, String.fromCodePoint(...codePointsOf(file)), { targetFormat: 'woff2' });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const file of subsetFiles) writeFileSync(new URL(file, folder), await subsetOf(file));
