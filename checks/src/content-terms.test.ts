/** Each term of the content, with the spellings that were replaced and must not return. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

const rejected: Record<string, RegExp> = {
  石油生焦: /石油焦生焦/,
  炭素: /碳素/,
  '1300℃, without a space': /\d[ \u00A0]℃/,
  'биг-бэг': /биг-бег/i,
  науглероживатель: /карбюризатор/i,
  'нелетучий углерод': /связанн\S+\sуглерод/i,
  'прокалочный цех': /кальцинацион/i,
  'synthetic graphite': /artificial[ -]graphite/i,
  'anode-material plant': /anode plant/i,
  'SH/T 0313': /SH\/T 0033/,
  'sulfur, as IUPAC writes it': /\bsulphur\b(?!")/i,
  '250 ppm, with a space before a Latin unit': /(?<!\\u00A)\d(?:ppm|mAh|[MG]B)\b/,
  'µ as the micro sign, not the Greek letter': /\u03BC/,
};

it('finds no rejected spelling of a term in the content', () => {
  const texts = globSync('{content/**/*.json,content/films/*.vtt,pictures/originals/*.json,site/src/text/**/*.ts}', {
    cwd: root,
    // What visitors may type.
    exclude: ['content/search-synonyms.json'],
  });
  expect(texts.length).toBeGreaterThan(100);
  const found = texts.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return Object.entries(rejected)
      .filter(([, spelling]) => spelling.test(text))
      .map(([term]) => `${file}: ${term}`);
  });
  expect(found).toEqual([]);
});
