import { type Locale, locales } from 'contract/locales.ts';
import { emsOf } from './drawable.ts';

/** A title broken into lines, in a size (pixels) in which each of them fits. */
export type TitleLines = { size: number; lines: string[] };

type Step = { size: number; mostLines: number };

/** Sizes of a title, largest first, and in how many lines each may stand. */
const steps: readonly Step[] = [
  { size: 84, mostLines: 1 },
  { size: 74, mostLines: 2 },
  { size: 64, mostLines: 2 },
  { size: 58, mostLines: 3 },
  { size: 52, mostLines: 3 },
  { size: 46, mostLines: 4 },
  { size: 42, mostLines: 4 },
];

/** Breaks a title into at most four lines of about the same width, as large as fits; what is too long ends in an ellipsis. */
export function titleLines(title: string, locale: Locale, measure: number): TitleLines {
  const words = piecesOf(title, locale);
  // A Chinese sentence is best broken at its commas; in words only where that takes too many lines.
  const ways = locale === 'cn' ? [clausesOf(title), words] : [words];
  for (const { size, mostLines } of steps)
    for (const pieces of ways) {
      const widthOf = (text: string) => size * emsOf(text.trimEnd(), locale);
      if (pieces.some((piece) => widthOf(piece) > measure)) continue;
      const { length } = filled(pieces, measure, widthOf);
      if (length <= mostLines) return { size, lines: balanced(pieces, measure, length, widthOf) };
    }
  return cutOff(words, locale, measure);
}

type WidthOf = (text: string) => number;

/** As many pieces on each line as it holds. */
function filled(pieces: readonly string[], measure: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && widthOf(line + piece) > measure) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trimEnd()];
}

/** The same number of lines in the narrowest measure that still gives it: no word is left alone on the last. */
function balanced(pieces: readonly string[], measure: number, count: number, widthOf: WidthOf): string[] {
  let [narrow, wide] = [measure / count / 2, measure];
  while (wide - narrow > 2) {
    const middle = (narrow + wide) / 2;
    const fits = pieces.every((piece) => widthOf(piece) <= middle) && filled(pieces, middle, widthOf).length <= count;
    if (fits) wide = middle;
    else narrow = middle;
  }
  return filled(pieces, wide, widthOf);
}

function cutOff(pieces: readonly string[], locale: Locale, measure: number): TitleLines {
  const { size, mostLines } = steps.at(-1) ?? { size: 42, mostLines: 4 };
  const widthOf = (text: string) => size * emsOf(text.trimEnd(), locale);
  const narrow = pieces.flatMap((piece) => broken(piece, measure, widthOf));
  const lines = filled(narrow, measure, widthOf);
  if (lines.length <= mostLines) return { size, lines };
  const shown = lines.slice(0, mostLines);
  let last = shown.pop() ?? '';
  while (last !== '' && widthOf(`${last}…`) > measure) last = Array.from(last).slice(0, -1).join('');
  return { size, lines: [...shown, `${last.replace(/[\s\p{P}]+$/u, '')}…`] };
}

/** A word wider than a line, in parts with hyphens. */
function broken(piece: string, measure: number, widthOf: WidthOf): string[] {
  if (widthOf(piece) <= measure) return [piece];
  const parts: string[] = [];
  let part = '';
  for (const character of piece) {
    if (part !== '' && widthOf(`${part}${character}-`) > measure) {
      parts.push(`${part}-`);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

function clausesOf(title: string): string[] {
  return title.match(/[^，。；：！？]+[，。；：！？]*[”’」』）]*|.+/gu) ?? [];
}

const chinese = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u;
const closing = /[，。、；：？！）】》〉」』”’…—·％%‰℃]/u;
const opening = /[（【《〈「『“‘]/u;

/** The parts between which a line may end: words, and in Chinese what belongs together (煅后焦), each with the blank after it. */
function piecesOf(title: string, locale: Locale): string[] {
  const words = new Intl.Segmenter(locales[locale].tag, { granularity: 'word' }).segment(title);
  const pieces: string[] = [];
  for (const { segment } of words) {
    const before = pieces.at(-1);
    if (before === undefined || mayBreak(before, segment)) pieces.push(segment);
    else pieces[pieces.length - 1] = before + segment;
  }
  return pieces;
}

function mayBreak(before: string, after: string): boolean {
  const [last = '', first = ''] = [Array.from(before).at(-1), Array.from(after)[0]];
  if (first === ' ') return false;
  // A dash that stands between blanks ends a line and never begins one; figures and Russian prepositions never end one.
  if (last === ' ') return !/[–—]/.test(first) && !/\d $|(?:^|[\s«(])\p{Script=Cyrillic}{1,2} $/u.test(before);
  if (opening.test(last) || closing.test(first)) return false;
  // A figure stays with its unit: 12.5万吨.
  if (chinese.test(last) || chinese.test(first)) return !/\d/.test(last);
  return /[-–—]/.test(last) && /\p{L}/u.test(first);
}
