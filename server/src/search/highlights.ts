import type { HighlightedText } from 'contract/search.ts';
import { foldedWithPositions } from './folded.ts';

/** The markers that PostgreSQL puts around words with a stem of the query. */
export const matchStart = '\uE000';
export const matchEnd = '\uE001';

type Range = { from: number; to: number };

const excerptLength = 120;
/** How much text precedes the first match. */
const contextLength = 32;
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The ranges of a text that match terms or stems, sorted and merged. */
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
  return merged;
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
 * The stemmers do not know every word: a word that starts with the typed text is highlighted whole,
 * if at most three letters follow.
 */
function withEnding(text: string, { from, to }: Range): Range {
  const begins = !/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, from - 2), from));
  const ending = begins ? /^\p{L}{1,3}(?!\p{L})/u.exec(text.slice(to, to + 4)) : null;
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

/** About 120 characters around the richest cluster of matches. */
export function excerptOf(text: string, matches: readonly Range[]): HighlightedText {
  const window = windowOf(text, richestMatch(text, matches));
  const segments = highlight(text, matches, window);
  return [
    ...(window.from > 0 ? [{ text: '…', hit: false }] : []),
    ...segments,
    ...(window.to < text.length ? [{ text: '…', hit: false }] : []),
  ];
}

function richestMatch(text: string, matches: readonly Range[]): Range {
  let best: { match: Range; count: number } = { match: { from: 0, to: 0 }, count: 0 };
  const first = matches.slice(0, 100);
  for (const match of first) {
    const cluster = first.filter(
      ({ from, to }) => from >= match.from && to <= match.from + excerptLength - contextLength,
    );
    const count = new Set(cluster.map(({ from, to }) => text.slice(from, to).toLowerCase())).size;
    if (count > best.count) best = { match, count };
  }
  return best.match;
}

/** Cuts the text at word boundaries in every script. */
function windowOf(text: string, match: Range): Range {
  const preferred = match.from - contextLength;
  const from = preferred <= contextLength ? 0 : Math.min(beginOfWord(text, preferred), match.from);
  const end = Math.max(match.to, from + excerptLength);
  if (end >= text.length) return { from, to: text.length };
  const cut = Math.max(match.to, endBefore(text, end));
  const punctuation = /[\s·.,;:!?，。；：、]+$/u.exec(text.slice(match.to, cut))?.[0].length ?? 0;
  return { from, to: cut - punctuation };
}

const searchDistance = 40;

/** The next beginning of a word; if none is near, the one before. */
function beginOfWord(text: string, position: number): number {
  const blank = /\s[\p{P}\p{S}\s]*(?=[\p{L}\p{N}])/u.exec(text.slice(position, position + contextLength));
  if (blank) return position + blank.index + blank[0].length;
  return edgeOfWord(text, position);
}

function endBefore(text: string, position: number): number {
  const blank = /\s(?=\S*$)/u.exec(text.slice(position - searchDistance, position + 1));
  return blank ? position - searchDistance + blank.index : edgeOfWord(text, position);
}

function edgeOfWord(text: string, position: number): number {
  const base = Math.max(0, position - searchDistance);
  const index =
    words.segment(text.slice(base, position + searchDistance)).containing(position - base)?.index ?? position - base;
  return base + index;
}
