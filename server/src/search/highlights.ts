import type { HighlightedText } from 'contract/search.ts';
import { foldedWithPositions } from './folded.ts';

/** The markers that PostgreSQL puts around words with a stem of the query. */
export const matchStart = '\uE000';
export const matchEnd = '\uE001';

export type Range = { from: number; to: number };

/** The ranges of a text that match terms or stems, sorted and merged. The first term is the whole query. */
export function findMatches(text: string, terms: readonly string[], stemmed: string | null): Range[] {
  const found = rangesOf(text, terms);
  const whole = stemmed === null ? found : found.map((range) => withEnding(text, range));
  const ranges = [...whole, ...markedRanges(text, stemmed)].toSorted((a, b) => a.from - b.from);
  const merged: Range[] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else merged.push({ ...range });
  }
  const typedOne = Array.from(terms[0] ?? '').length === 1;
  return typedOne ? merged : merged.filter((range) => !isPartOfChineseWord(text, range));
}

/** 焦 within 煅后焦, when 石油焦 was typed. */
function isPartOfChineseWord(text: string, { from, to }: Range): boolean {
  return (
    /^\p{Script=Han}$/u.test(text.slice(from, to)) &&
    /\p{Script=Han}/u.test(text.slice(from - 1, from) + text.slice(to, to + 1))
  );
}

function rangesOf(text: string, terms: readonly string[]): Range[] {
  const { text: searched, positionOf } = foldedWithPositions(text);
  return terms.flatMap((term) => {
    const found: Range[] = [];
    for (let at = searched.indexOf(term); at >= 0; at = searched.indexOf(term, at + term.length)) {
      let end = at + term.length;
      while (positionOf(end) === positionOf(end - 1)) end += 1;
      const [from, to] = [positionOf(at), positionOf(end)];
      if (isWorthHighlighting(term, text[from - 1], text[to])) found.push({ from, to });
    }
    return found;
  });
}

/** One or two letters inside other words would clutter the text. */
function isWorthHighlighting(term: string, previous = ' ', next = ' '): boolean {
  return (
    term.length > 2 || !/^[\p{Script=Latin}\p{Script=Cyrillic}\d]/u.test(term) || !/[\p{L}\p{N}]/u.test(previous + next)
  );
}

/**
 * The stemmers do not know every word: a word that starts with the typed text is highlighted whole.
 * Chinese has no gaps between words, so it is left as it is.
 */
function withEnding(text: string, { from, to }: Range): Range {
  const begins = !/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, from - 2), from));
  const ending = begins ? /^[\p{Script=Latin}\p{Script=Cyrillic}]+/u.exec(text.slice(to)) : null;
  return { from, to: to + (ending?.[0].length ?? 0) };
}

function markedRanges(text: string, stemmed: string | null): Range[] {
  if (stemmed === null || stemmed.replaceAll(/[\uE000\uE001]/g, '').length !== text.length) return [];
  const found: Range[] = [];
  let [position, from] = [0, 0];
  for (const part of stemmed.split(/([\uE000\uE001])/)) {
    if (part === matchStart) from = position;
    else if (part === matchEnd) found.push({ from, to: position });
    else position += part.length;
  }
  return found;
}

export function highlight(
  text: string,
  matches: readonly Range[],
  window: Range = { from: 0, to: text.length },
): HighlightedText {
  const inside = matches.filter(({ from, to }) => from >= window.from && to <= window.to);
  const edges = [window.from, ...inside.flatMap(({ from, to }) => [from, to]), window.to];
  return edges
    .slice(1)
    .map((edge, index) => ({ text: text.slice(edges[index], edge), hit: index % 2 === 1 }))
    .filter((segment) => segment.text !== '');
}
