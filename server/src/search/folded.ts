import { foldCase } from 'contract/fold-case.ts';

const replacements: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u2019': "'",
  '\u00AD': '',
  '\u200B': '',
};

/**
 * Folds text as `search_folded` in the database does: width, case, composition and typographic
 * characters make no difference.
 */
export function folded(text: string): string {
  return foldCase(text).replaceAll(
    /[\u2010-\u2014\u2212\u2019\u00AD\u200B]/g,
    (character) => replacements[character] ?? character,
  );
}

type Piece = { length: number; folded: string };

/** Where a text can be divided without changing how it is folded. */
const divider = /[\s，。；、]/u;
/** Folding removes these, and may make as many of another character. */
const removed = /[\u00AD\u200B]/u;

/**
 * A text in pieces that keep their length when folded, and in characters that do not. Folding one character after the
 * other takes ten times as long.
 */
function piecesOf(text: string): Piece[] {
  const whole = folded(text);
  if (whole.length === text.length && !removed.test(text)) return [{ length: text.length, folded: whole }];
  const half = Math.floor(text.length / 2);
  const index = text.slice(half).search(divider);
  if (half === 0 || index < 0)
    return Array.from(text, (character) => ({ length: character.length, folded: folded(character) }));
  return [...piecesOf(text.slice(0, half + index)), ...piecesOf(text.slice(half + index))];
}

/** The folded text, and a function from its positions to those of the original. */
export function foldedWithPositions(text: string): { text: string; positionOf: (index: number) => number } {
  const pieces = piecesOf(text);
  const positions: number[] = [];
  let from = 0;
  for (const piece of pieces) {
    const isSameLength = piece.folded.length === piece.length;
    for (let index = 0; index < piece.folded.length; index += 1) positions.push(isSameLength ? from + index : from);
    from += piece.length;
  }
  return { text: pieces.map((piece) => piece.folded).join(''), positionOf: (index) => positions[index] ?? text.length };
}
