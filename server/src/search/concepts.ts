/** A search word and its stems. With `formsOnly` it is not found as a part of another word. */
export type Term = { text: string; stems: readonly string[]; formsOnly?: boolean };

/** What a text must contain: all terms of any one alternative. The first alternative is what was typed. */
export type Concept = { alternatives: readonly (readonly Term[])[] };

/** Every text that is searched, to be highlighted by its stems. */
export function textsOf(concepts: readonly Concept[]): string[] {
  return [...new Set(termsIn(concepts).map(({ text }) => text))];
}

/** Those that are also found as a part of a word, to be highlighted as written. */
export function partsOf(concepts: readonly Concept[]): string[] {
  const terms = termsIn(concepts).filter(({ formsOnly }) => formsOnly !== true);
  return [...new Set(terms.map(({ text }) => text))];
}

function termsIn(concepts: readonly Concept[]): Term[] {
  return concepts.flatMap(({ alternatives }) => alternatives.flat());
}

const figure = /^\d+(?:[.,]\d+)?$/;

export function isFigure({ text }: Term): boolean {
  return figure.test(text);
}

const escaped = (text: string) => text.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`);

/** The beginning that a word has in common with its stem: the stemmer turns “density” into “densiti”. */
function commonBeginning({ text, stems }: Term): string {
  const characters = Array.from(text);
  const beginnings = characters.map((_, index) => characters.slice(0, index + 1).join(''));
  return beginnings.findLast((beginning) => stems.some((stem) => stem.startsWith(beginning))) ?? text;
}

/**
 * Expressions for PostgreSQL that find a figure right behind the word before it: “sulfur 0.5” finds “Sulfur ≤ 0.50”
 * and neither 0.55 nor 0.5 of something else.
 */
export function figurePatterns(concepts: readonly Concept[]): string[] {
  return concepts.flatMap(({ alternatives }, index) => {
    const [typed] = alternatives[0] ?? [];
    const before = concepts[index - 1];
    if (before === undefined || typed === undefined || !isFigure(typed)) return [];
    const words = before.alternatives.map((terms) =>
      terms.map((term) => `${escaped(commonBeginning(term))}[[:alpha:]]*`).join(' '),
    );
    const [whole = '', decimals = ''] = typed.text.split(/[.,]/);
    const trimmed = decimals.replace(/0+$/, '');
    const number = `${whole}${trimmed === '' ? '(?:[.,]0+)?' : `[.,]${trimmed}0*`}`;
    return [`(?:${words.join('|')})[^0-9]{0,24}${number}(?![0-9.,]*[0-9])`];
  });
}
