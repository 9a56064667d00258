/** The small fonts that every page loads first have what the texts need: one other character costs a larger file. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { localeNames } from 'contract/locales.ts';
import { expect, it } from 'vitest';
import { codePointsOf, subsetFiles, subsetOf } from '../../site/generators/subset-fonts.ts';
import { translatedTexts } from './content/translated-texts.ts';

const fonts = path.resolve(import.meta.dirname, '../../site/src/fonts');

it('finds no character in the texts that only the larger files have', () => {
  const small = new Set<number>(subsetFiles.flatMap(codePointsOf));
  const large = new Set<number>(
    ['latin', 'cyrillic', 'greek'].flatMap((subset) => codePointsOf(`geologica-${subset}-wght-normal.woff2`)),
  );
  const texts = translatedTexts.flatMap(({ texts: text }) => localeNames.map((locale) => text[locale]));
  const missing = new Set(
    texts.flatMap((text) =>
      Array.from(text).filter((character) => {
        const point = character.codePointAt(0) ?? 0;
        return point > 0x1f && large.has(point) && !small.has(point);
      }),
    ),
  );
  expect(texts.join('').length).toBeGreaterThan(100_000);
  expect([...missing]).toEqual([]);
});

it.each(subsetFiles)('%s has the characters that fonts.css names', async (file) => {
  expect(readFileSync(path.join(fonts, file)).equals(await subsetOf(file))).toBe(true);
});
