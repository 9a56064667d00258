import type { Pieces } from 'contract/search.ts';
import { foldedWithPlaces } from './folded.ts';

/** The signs that the store puts around a word that has one of the query's stems. */
export const hitBegins = '\uE000';
export const hitEnds = '\uE001';

type Range = { from: number; to: number };

const excerptLength = 120;
/** How much stands before the first hit. */
const before = 32;
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Where the terms stand in a text, and where the store found their stems, in order and apart from each other. */
export function hitsIn(text: string, terms: readonly string[], stemmed: string | null): Range[] {
  const found = rangesOf(text, terms);
  const whole = stemmed === null ? found : found.map((range) => withEnding(text, range));
  const ranges = [...whole, ...markedRanges(text, stemmed)].toSorted((a, b) => a.from - b.from);
  const apart: Range[] = [];
  for (const range of ranges) {
    const last = apart.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else apart.push({ ...range });
  }
  return apart;
}

function rangesOf(text: string, terms: readonly string[]): Range[] {
  const { text: searched, placeOf } = foldedWithPlaces(text);
  return terms.flatMap((term) => {
    const found: Range[] = [];
    for (let at = searched.indexOf(term); at >= 0; at = searched.indexOf(term, at + term.length)) {
      let end = at + term.length;
      while (placeOf(end) === placeOf(end - 1)) end += 1;
      const [from, to] = [placeOf(at), placeOf(end)];
      if (isWorthShowing(term, text[from - 1], text[to])) found.push({ from, to });
    }
    return found;
  });
}

/** A letter or two inside other words would only speckle the text. */
function isWorthShowing(term: string, previous = ' ', next = ' '): boolean {
  return (
    term.length > 2 || !/^[\p{Script=Latin}\p{Script=Cyrillic}\d]/u.test(term) || !/[\p{L}\p{N}]/u.test(previous + next)
  );
}

/** The stemmers do not know every word: a form of one that begins as it was typed is highlighted whole. */
function withEnding(text: string, { from, to }: Range): Range {
  const begins = !/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, from - 2), from));
  const ending = begins ? /^\p{L}{1,3}(?!\p{L})/u.exec(text.slice(to, to + 4)) : null;
  return { from, to: to + (ending?.[0].length ?? 0) };
}

function markedRanges(text: string, stemmed: string | null): Range[] {
  if (stemmed === null || stemmed.replaceAll(/[\uE000\uE001]/g, '').length !== text.length) return [];
  const found: Range[] = [];
  let [place, from] = [0, 0];
  for (const part of stemmed.split(/([\uE000\uE001])/)) {
    if (part === hitBegins) from = place;
    else if (part === hitEnds) found.push({ from, to: place });
    else place += part.length;
  }
  return found;
}

export function piecesOf(text: string, hits: readonly Range[], window: Range = { from: 0, to: text.length }): Pieces {
  const inside = hits.filter(({ from, to }) => from >= window.from && to <= window.to);
  const edges = [window.from, ...inside.flatMap(({ from, to }) => [from, to]), window.to];
  return edges
    .slice(1)
    .map((edge, index) => ({ text: text.slice(edges[index], edge), hit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** About 120 characters around the place where most of what was asked for stands together. */
export function excerptOf(text: string, hits: readonly Range[]): Pieces {
  const window = windowOf(text, richestHit(text, hits));
  const pieces = piecesOf(text, hits, window);
  return [
    ...(window.from > 0 ? [{ text: '…', hit: false }] : []),
    ...pieces,
    ...(window.to < text.length ? [{ text: '…', hit: false }] : []),
  ];
}

function richestHit(text: string, hits: readonly Range[]): Range {
  let best: { hit: Range; count: number } = { hit: { from: 0, to: 0 }, count: 0 };
  const first = hits.slice(0, 100);
  for (const hit of first) {
    const near = first.filter(({ from, to }) => from >= hit.from && to <= hit.from + excerptLength - before);
    const count = new Set(near.map(({ from, to }) => text.slice(from, to).toLowerCase())).size;
    if (count > best.count) best = { hit, count };
  }
  return best.hit;
}

/** Cut where a word begins and where one ends, in every script; what is written without blanks is cut by the dictionary. */
function windowOf(text: string, hit: Range): Range {
  const wanted = hit.from - before;
  const from = wanted <= before ? 0 : Math.min(beginOfWord(text, wanted), hit.from);
  const end = Math.max(hit.to, from + excerptLength);
  if (end >= text.length) return { from, to: text.length };
  const cut = Math.max(hit.to, endBefore(text, end));
  const signs = /[\s·.,;:!?，。；：、]+$/u.exec(text.slice(hit.to, cut))?.[0].length ?? 0;
  return { from, to: cut - signs };
}

const near = 40;

/** The next place where a word begins, or, where there is none near, one before. */
function beginOfWord(text: string, place: number): number {
  const blank = /\s[\p{P}\p{S}\s]*(?=[\p{L}\p{N}])/u.exec(text.slice(place, place + before));
  if (blank) return place + blank.index + blank[0].length;
  return edgeOfWord(text, place);
}

function endBefore(text: string, place: number): number {
  const blank = /\s(?=\S*$)/u.exec(text.slice(place - near, place + 1));
  return blank ? place - near + blank.index : edgeOfWord(text, place);
}

function edgeOfWord(text: string, place: number): number {
  const base = Math.max(0, place - near);
  const index = words.segment(text.slice(base, place + near)).containing(place - base)?.index ?? place - base;
  return base + index;
}
