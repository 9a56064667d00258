/**
 * Figures that differ between the languages of a text: 12.8 ha in one, 128 ha in another. Silent when unsure: figures
 * in words, and units that it does not know, are not compared.
 */
import { defaultLocale, type Locale, localeNames } from '../locales.ts';
import { type Figure, figuresOf, isSameFigure, writtenIn, writtenLike } from './figures.ts';

/** A figure of the Chinese text beside that of its translation. */
export type ComparedFigure = {
  source: string;
  /** The same as the translation should write it. */
  expected: string;
  /** Undefined if the translation has no such figure: it may be in words. */
  translated: string | undefined;
  /** How many times the translated figure is the right one; 1 if they agree or there is none. */
  ratio: number;
};

/** Each figure of the Chinese text, with the one that stands for it in the translation. */
export function compareFigures(source: string, translation: string, locale: Locale): ComparedFigure[] {
  const left = figuresOf(translation, locale);
  const take = (isWanted: (figure: Figure) => boolean): Figure | undefined => {
    const index = left.findIndex(isWanted);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
  // Figures that agree are taken first, so that only the rest is set against each other.
  const compared = figuresOf(source, defaultLocale).map((figure) => ({
    figure,
    same: take((other) => isSameFigure(figure, other)),
  }));
  return compared.map(({ figure, same }): ComparedFigure => {
    const other = same === undefined ? take(({ quantity }) => quantity === figure.quantity) : undefined;
    const counterpart = same ?? other;
    return {
      source: figure.written,
      expected: counterpart === undefined ? writtenIn(figure, locale) : writtenLike(figure, counterpart, locale),
      translated: counterpart?.written,
      ratio: other === undefined ? 1 : other.value / figure.value,
    };
  });
}

/** Whether the translation has a figure that stands against another one in the Chinese text. */
export function disagrees({ ratio }: ComparedFigure): boolean {
  return ratio !== 1;
}

/** Whether other numbers came into a text, or went. */
export function hasOtherNumbers(before: string, after: string): boolean {
  const numbers = (text: string) => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted().join(' ');
  return numbers(before) !== numbers(after);
}

export type DifferingFigures = {
  /** Figures that the Chinese text has and this language does not have, and the other way round. */
  locale: Locale;
  missing: string[];
  unexpected: string[];
};

/**
 * Compares the figures of each language with those of the Chinese text. A language is reported only if a figure of the
 * same quantity stands against another: a figure that is merely missing may be written in words.
 */
export function differingFigures(texts: Partial<Record<Locale, string>>): DifferingFigures[] {
  const { [defaultLocale]: original } = texts;
  if (original === undefined || original === '') return [];
  return localeNames.flatMap((locale) => {
    const text = texts[locale];
    if (locale === defaultLocale || text === undefined || text === '') return [];
    const differing = compareFigures(original, text, locale).filter(disagrees);
    if (differing.length === 0) return [];
    return [
      {
        locale,
        missing: differing.map(({ source }) => source),
        unexpected: differing.flatMap(({ translated }) => translated ?? []),
      },
    ];
  });
}
