/** Every text of the demonstration and of the interface, in three languages. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { byLocale, type Locale, localeNames } from 'contract/locales.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

export type Texts = Record<Locale, string>;
/** `location` is its file and its path there, such as `content/history.json 17`. */
export type TranslatedText = { location: string; texts: Texts };

function isText(value: unknown): value is string | string[] {
  return typeof value === 'string' || (Array.isArray(value) && value.every((line) => typeof line === 'string'));
}

function isTranslated(value: unknown): value is Record<Locale, string | string[]> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.keys(value).toSorted().join() === localeNames.toSorted().join() && Object.values(value).every(isText);
}

function translatedTextOf(location: string, translated: readonly Record<Locale, string | string[]>[]): TranslatedText {
  return { location, texts: byLocale((locale) => translated.flatMap((text) => text[locale]).join(' ')) };
}

/**
 * What one object says is one text: a news item with all its paragraphs, a figure with its unit. A language may then
 * order its sentences as it likes. Each text of a list is one.
 */
function translatedTextsOf(value: unknown, location: string): TranslatedText[] {
  if (isTranslated(value)) return [translatedTextOf(location, [value])];
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.values(value).filter(isTranslated);
  const below = Object.entries(value).filter(([, part]) => !own.includes(part));
  return [
    ...(own.length > 0 ? [translatedTextOf(location, own)] : []),
    ...below.flatMap(([key, part]) => translatedTextsOf(part, `${location} ${key}`)),
  ];
}

/** Files that exist once for each language; a file is one text. */
function filesOf(pattern: string): TranslatedText[] {
  return globSync(pattern.replace('{locale}', 'cn'), { cwd: root }).map((file) => ({
    location: file,
    texts: byLocale((locale) => {
      const withoutComments = read(file.replace(/(?<=[/.])cn(?=[/.])/, locale)).replaceAll(/\/\*.*?\*\//gs, '');
      return withoutComments.replaceAll(String.raw`\u00A0`, '\u00A0');
    }),
  }));
}

export const translatedTexts: readonly TranslatedText[] = [
  ...globSync('content/**/*.json', { cwd: root, exclude: ['content/package.json'] })
    .toSorted()
    .flatMap((file) => translatedTextsOf(JSON.parse(read(file)), file)),
  ...filesOf('content/films/*.{locale}.vtt'),
  ...filesOf('site/src/text/{locale}/*.ts'),
  ...filesOf('contract/src/words/{locale}.ts'),
  ...filesOf('server/src/product-documents/words/{locale}.ts'),
];
