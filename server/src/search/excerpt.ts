import type { HighlightedText } from 'contract/search.ts';
import { highlight, type Range } from './highlights.ts';

const excerptLength = 120;
/** Chinese characters are twice as wide, and say more. */
const chineseExcerptLength = 56;
/** How much text precedes the first match, where no comma is near. */
const contextLength = 32;
const words = new Intl.Segmenter(undefined, { granularity: 'word' });
/** Names and abbreviations are shorter. */
const shortestSentence = 8;
/** The matches among which the best are chosen. */
const mostMatches = 100;

/**
 * The sentence with most matches, and what follows it; otherwise the first sentences, after the item of a list, the
 * name or the row of a table that matches. A row is shown only where nothing else matches, not even the title.
 */
export function excerptOf(text: string, matches: readonly Range[], titleMatches = false): HighlightedText {
  return onOneLine(excerptInLines(text, matches, titleMatches));
}

function excerptInLines(text: string, matches: readonly Range[], titleMatches: boolean): HighlightedText {
  const pieces = piecesOf(text);
  const sentences = pieces.flatMap((piece) => sentencesOf(text, piece));
  const first = matches.slice(0, mostMatches);
  const scores = sentences.map((sentence) => countDistinct(text, first, sentence));
  const best = Math.max(0, ...scores);
  if (sentences.length > 0 && (best > 0 || titleMatches || matches.length === 0)) {
    return proseFrom(text, matches, sentences, best === 0 ? 0 : scores.indexOf(best));
  }
  const piece = bestPiece(text, matches, pieces);
  const shown = isRow(text, piece) ? piece : withNeighbours(text, pieces, piece);
  const [shownText, inside] = partOf(text, matches, shown);
  const length = lengthOf(shownText);
  const found =
    shownText.length <= length * 1.2
      ? highlight(shownText, inside)
      : cutOut(shownText, inside, partOfSentence(shownText, richestMatch(shownText, inside), length));
  const [opening] = sentences;
  const isShown = opening !== undefined && opening.from >= shown.from && opening.from < shown.to;
  return shownText.length > length / 2 || opening === undefined || isShown
    ? found
    : [...found, { text: separator, hit: false }, ...proseFrom(text, matches, sentences, 0)];
}

/** The end of a sentence, which needs no separator, or of an item, at the end of a line. */
const lineEnd = /([。！？.!?][”』」）»)]?)?[；;，,]?\n+/gu;

/** Joins the items of a list and the cells of a row. */
function onOneLine(segments: HighlightedText): HighlightedText {
  const chinese = segments.some(({ text }) => /\p{Script=Han}/u.test(text));
  const join = (_: string, stop?: string) => {
    if (stop !== undefined) return chinese ? stop : `${stop} `;
    return chinese ? '；' : separator;
  };
  return segments.map(({ text, hit }) => ({ text: text.replaceAll(lineEnd, join).replaceAll('\t', separator), hit }));
}

/** The piece with most matches; without matches the first that is no mere name. */
function bestPiece(text: string, matches: readonly Range[], pieces: readonly Range[]): Range {
  const isLong = (piece: Range) =>
    piece.to - piece.from > lengthOf(text.slice(piece.from, piece.to)) / 4 && !isRow(text, piece);
  const { from } = richestMatch(text, matches);
  const found = matches.length === 0 ? pieces.find(isLong) : pieces.findLast((piece) => piece.from <= from);
  return found ?? { from: 0, to: text.length };
}

/** An item of a list with the items after it, and before it, that fit. */
function withNeighbours(text: string, pieces: readonly Range[], piece: Range): Range {
  const length = lengthOf(text.slice(piece.from, piece.to));
  const index = pieces.indexOf(piece);
  let { from, to } = piece;
  for (const next of pieces.slice(index + 1)) {
    if (text.slice(to, next.from) !== '\n' || next.to - from > length) break;
    ({ to } = next);
  }
  for (const previous of pieces.slice(0, Math.max(0, index)).toReversed()) {
    if (text.slice(previous.to, from) !== '\n' || to - previous.from > length) break;
    ({ from } = previous);
  }
  return { from, to };
}

/** A part of a text, with its own matches. */
function partOf(text: string, matches: readonly Range[], { from, to }: Range): [string, Range[]] {
  const inside = matches.filter((match) => match.from >= from && match.to <= to);
  return [text.slice(from, to), inside.map((match) => ({ from: match.from - from, to: match.to - from }))];
}

function cutOut(text: string, matches: readonly Range[], window: Range): HighlightedText {
  return [
    ...(window.from > 0 ? [{ text: '…', hit: false }] : []),
    ...highlight(text, matches, window),
    ...(window.to < text.length ? [{ text: '…', hit: false }] : []),
  ];
}

const separator = ' · ';

/** Rows of tables; and the values, paragraphs and items of lists that the index joins (`search_texts` in the database). */
function piecesOf(text: string): Range[] {
  const lines = splitAt(text, { from: 0, to: text.length }, /\n+/gu);
  return lines.flatMap((line) => (isRow(text, line) ? [line] : splitAt(text, line, / · /gu)));
}

function splitAt(text: string, { from, to }: Range, edge: RegExp): Range[] {
  let begin = from;
  const parts = [...text.slice(from, to).matchAll(edge)].map(({ index, 0: { length } }) => {
    const part = { from: begin, to: from + index };
    begin = part.to + length;
    return part;
  });
  return [...parts, { from: begin, to }].filter((part) => part.to > part.from);
}

/** The cells of a row are separated by tabs. */
function isRow(text: string, { from, to }: Range): boolean {
  return text.slice(from, to).includes('\t');
}

/** A full stop with a closing quotation mark. It is none within an abbreviation or a number. */
const sentenceEnd =
  /[。！？][”』」）]?|(?<=[\p{L}\p{N}%°)»”]{2})[.!?][”»)]?(?=\s+[«“("]?[\p{Lu}\d])|[.!?][”»)]?(?=\s*$)/gu;

/** Sentences with their full stop. Names, headings and rows of tables have none. */
function sentencesOf(text: string, piece: Range): Range[] {
  if (isRow(text, piece)) return [];
  return sentencesOfPiece(text.slice(piece.from, piece.to), piece.from).filter(
    ({ from, to }) => to - from > shortestSentence,
  );
}

/** Ends are searched and not whole sentences: that would take seconds in a long text without a full stop. */
function sentencesOfPiece(piece: string, offset: number): Range[] {
  let from = 0;
  return [...piece.matchAll(sentenceEnd)].map(({ index, 0: { length } }) => {
    const sentence = { from: offset + afterBlanks(piece, from), to: offset + index + length };
    from = index + length;
    return sentence;
  });
}

function afterBlanks(text: string, position: number): number {
  return position + (/^\s*/u.exec(text.slice(position))?.[0].length ?? 0);
}

function countDistinct(text: string, matches: readonly Range[], { from, to }: Range): number {
  const inside = matches.filter((match) => match.from >= from && match.to <= to);
  return new Set(inside.map((match) => text.slice(match.from, match.to).toLowerCase())).size;
}

function lengthOf(text: string): number {
  return /\p{Script=Han}/u.test(text) ? chineseExcerptLength : excerptLength;
}

/** Whole sentences, or a part of one between two commas. */
function proseFrom(
  text: string,
  matches: readonly Range[],
  sentences: readonly Range[],
  index: number,
): HighlightedText {
  const first = sentences[index] ?? { from: 0, to: text.length };
  const length = lengthOf(text.slice(first.from, first.to));
  let { to } = first;
  for (const next of sentences.slice(index + 1)) {
    if (next.to > first.from + length || text.slice(to, next.from).trim() !== '') break;
    ({ to } = next);
  }
  if (to - first.from <= length * 1.2) return highlight(text, matches, { from: first.from, to });
  const [sentenceText, inside] = partOf(text, matches, first);
  return cutOut(sentenceText, inside, partOfSentence(sentenceText, inside[0] ?? { from: 0, to: 0 }, length));
}

/** The commas and semicolons of a sentence, not those of its numbers, and its dashes. */
const commas = /[，；：]|[,;:](?!\d)| [–—](?= )/gu;

function partOfSentence(text: string, match: Range, length: number): Range {
  const stops = [...text.matchAll(commas)].map(({ index, 0: mark }) => ({ before: index, after: index + mark.length }));
  const begins = [0, ...stops.map(({ after }) => afterBlanks(text, after))].filter(
    (position) => position <= match.from,
  );
  const from =
    begins.find((position) => match.to - position <= length * 0.75) ??
    Math.min(beginOfWord(text, Math.max(0, match.from - contextLength)), match.from);
  if (text.length - from <= length * 1.2) return { from, to: text.length };
  const ends = stops.map(({ before }) => before).filter((position) => position >= match.to);
  const to =
    ends.findLast((position) => position - from >= length * 0.4 && position - from <= length * 1.2) ??
    Math.max(match.to, endBefore(text, Math.max(match.to, from + length)));
  return { from, to: to - (/[\s·.,;:!?，。；：、–—-]+$/u.exec(text.slice(match.to, to))?.[0].length ?? 0) };
}

function richestMatch(text: string, matches: readonly Range[]): Range {
  let best: { match: Range; count: number } = { match: { from: 0, to: 0 }, count: 0 };
  const first = matches.slice(0, mostMatches);
  for (const match of first) {
    const cluster = first.filter(
      ({ from, to }) => from >= match.from && to <= match.from + excerptLength - contextLength,
    );
    const count = new Set(cluster.map(({ from, to }) => text.slice(from, to).toLowerCase())).size;
    if (count > best.count) best = { match, count };
  }
  return best.match;
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
