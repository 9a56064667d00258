import { type ChangeObject, diffArrays, diffWords } from 'diff';
import { type Locale, locales } from 'contract/locales.ts';
import styles from './word-difference.module.css';

type Change = ChangeObject<string>;

/** Without a segmenter, the package takes each Cyrillic letter for a word. */
function diffWordsOf(locale: Locale) {
  const intlSegmenter = new Intl.Segmenter(locales[locale].tag, { granularity: 'word' });
  return (before: string, after: string) => diffWords(before, after, { intlSegmenter });
}

/** Chinese does not put spaces between words. A number is one word: 180 that becomes 192 has not kept its 1. */
function diffChineseWords(before: string, after: string): Change[] {
  const words = (text: string) => text.match(/\d+(?:[.,]\d+)*|./gsu) ?? [];
  return diffArrays(words(before), words(after)).map(({ value, ...change }) => ({ ...change, value: value.join('') }));
}

const differenceOf: Record<Locale, (before: string, after: string) => Change[]> = {
  cn: diffChineseWords,
  en: diffWordsOf('en'),
  ru: diffWordsOf('ru'),
};

/** The parts of two texts: by word, in Chinese by character. */
export function partsOf(before: string, after: string, locale: Locale): Change[] {
  return differenceOf[locale](before, after);
}

/** What came and what went between two texts. Markup is left out. */
export function WordDifference({ before, after, locale }: { before: string; after: string; locale: Locale }) {
  return <MarkedParts parts={partsOf(plainText(before), plainText(after), locale)} locale={locale} />;
}

export function MarkedParts({ parts, locale }: { parts: readonly Change[]; locale: Locale }) {
  return (
    <p className={styles.difference} lang={locales[locale].tag}>
      {parts.map(({ value, added, removed }, position) => {
        const key = `${position} ${value}`;
        if (added) return <ins key={key}>{value}</ins>;
        if (removed) return <del key={key}>{value}</del>;
        return <span key={key}>{value}</span>;
      })}
    </p>
  );
}

/** The words of a rich text, one line for each block. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replaceAll(/<\/(?:p|h2|h3|li|tr|blockquote|figcaption)>|<br\s*\/?>/g, '$&\n'),
    'text/html',
  );
  return body.textContent.trim();
}
