/** Terms of the content: one for each concept and language, as `content/glossary.json` has them. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { byLocale, type Locale, localeNames } from 'contract/locales.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { translatedTexts, type TranslatedText } from './translated-texts.ts';
import { plainText } from './quantities.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** `forms` and `rejected` are expressions: the inflected and shortened forms of the term, and what must not return. */
const entry = z.strictObject({
  term: z.string(),
  forms: z.array(z.string()).optional(),
  rejected: z.array(z.string()).optional(),
});
const glossary = z
  .record(z.string(), z.strictObject(byLocale(() => entry)))
  .parse(JSON.parse(read('content/glossary.json')));
const concepts = Object.entries(glossary);

/** Spellings of what is no term. */
const spellings: Record<string, RegExp> = {
  '1300℃, without a space': /\d[ \u00A0]℃/,
  'SH/T 0313': /SH\/T 0033/,
  '250 ppm, with a space before a Latin unit': /(?<!\\u00A)\d(?:ppm|mAh|[MG]B)\b/,
  'µ as the micro sign, not the Greek letter': /\u03BC/,
};

const rejected: Record<string, RegExp> = {
  ...Object.fromEntries(
    concepts.flatMap(([, byLanguage]) =>
      localeNames.flatMap((locale) =>
        (byLanguage[locale].rejected ?? []).map((form): [string, RegExp] => [
          `${byLanguage[locale].term}, not ${form}`,
          new RegExp(form, 'i'),
        ]),
      ),
    ),
  ),
  ...spellings,
};

function rejectedIn(file: string, text: string): string[] {
  return Object.entries(rejected)
    .filter(([, spelling]) => spelling.test(text))
    .map(([term]) => `${file}: ${term}`);
}

it('finds no rejected spelling of a term in the content', () => {
  const files = globSync('{content/**/*.json,content/films/*.vtt,pictures/originals/*.json,site/src/text/**/*.ts}', {
    cwd: root,
    // What visitors may type, and the list of what is rejected.
    exclude: ['content/search-synonyms.json', 'content/glossary.json'],
  });
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => rejectedIn(file, read(file)))).toEqual([]);
});

it('finds a rejected spelling', () => {
  expect(rejectedIn('seeded', 'Кальцинационный цех')).toEqual(['seeded: прокалочный завод, not кальцинацион']);
});

/** What Chinese names by its term and another language does not, such as a coke that is calcined in one language only. */
function outsideGlossary({ location, texts }: TranslatedText): string[] {
  return concepts.flatMap(([name, byLanguage]) => {
    if (!texts.cn.includes(byLanguage.cn.term)) return [];
    return localeNames
      .filter((locale) => !namesIt(byLanguage, locale, texts[locale]))
      .map((locale) => `${location}: ${locale} has no “${byLanguage[locale].term}” (${name})`);
  });
}

function namesIt(byLanguage: (typeof glossary)[string], locale: Locale, text: string): boolean {
  const { term, forms = [] } = byLanguage[locale];
  return new RegExp([term, ...forms].join('|'), 'i').test(plainText(text).replaceAll('\u00AD', ''));
}

/** A page is read as a whole: a row of a table need not repeat what its heading names. */
function byPage(translated: readonly TranslatedText[]): TranslatedText[] {
  const pages = Map.groupBy(translated, ({ location }) => /^content\/pages\/\S+/.exec(location)?.[0] ?? location);
  return [...pages].map(([location, parts]) => ({
    location,
    texts: byLocale((locale) => parts.map(({ texts }) => texts[locale]).join(' ')),
  }));
}

it('names each concept by its term in every language', () => {
  expect(byPage(translatedTexts).flatMap(outsideGlossary)).toEqual([]);
});

it('finds a term outside the glossary', () => {
  const texts = { cn: '46箱增碳剂', en: '46 boxes of carburant', ru: '46 контейнеров науглероживателя' };
  expect(outsideGlossary({ location: 'seeded', texts })).toEqual(['seeded: en has no “recarburiser” (recarburiser)']);
});
