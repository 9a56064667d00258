import { type ComparedFigure, disagrees } from 'contract/console/differing-figures.ts';

/** A part of a text; a figure has what was found of it. */
export type FigurePart = { text: string; figure?: 'agrees' | 'differs' };

/** A text cut at its figures, which are in the order of the source and not of the text. */
export function figureParts(text: string, figures: readonly ComparedFigure[]): FigurePart[] {
  const found: { start: number; end: number; figure: 'agrees' | 'differs' }[] = [];
  for (const figure of figures) {
    const { translated } = figure;
    if (translated === undefined) continue;
    const start = freeIndex(text, translated, found);
    if (start >= 0)
      found.push({ start, end: start + translated.length, figure: disagrees(figure) ? 'differs' : 'agrees' });
  }
  const parts: FigurePart[] = [];
  let end = 0;
  for (const part of found.toSorted((one, other) => one.start - other.start)) {
    if (part.start > end) parts.push({ text: text.slice(end, part.start) });
    parts.push({ text: text.slice(part.start, part.end), figure: part.figure });
    ({ end } = part);
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Where the words stand and no other figure does, and where they are not the end of a longer number; or -1. */
function freeIndex(text: string, words: string, taken: readonly { start: number; end: number }[]): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const isTaken = taken.some(({ start, end }) => at < end && at + words.length > start);
    if (!isTaken && !/[\d.,]$/.test(text.slice(0, at))) return at;
  }
  return -1;
}
