import { type Locale, locales } from 'contract/locales.ts';

export type WidthOf = (text: string) => number;

/** Greedy line filling. */
export function fillLines(segments: readonly string[], lineWidth: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  let line = '';
  for (const segment of segments) {
    if (line !== '' && widthOf(line + segment) > lineWidth) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += segment;
  }
  return [...lines, line.trimEnd()];
}

/** A word that is wider than a line, split with hyphens. */
export function hyphenate(segment: string, lineWidth: number, widthOf: WidthOf): string[] {
  if (widthOf(segment) <= lineWidth) return [segment];
  const parts: string[] = [];
  let part = '';
  for (const character of segment) {
    if (part !== '' && widthOf(`${part}${character}-`) > lineWidth) {
      parts.push(`${part}-`);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

const chinese = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u;
const closing = /[，。、；：？！）】》〉」』”’…—·％%‰℃]/u;
const opening = /[（【《〈「『“‘]/u;

/**
 * The segments between which a line may break: words with their trailing blank, and Chinese
 * compounds (煅后焦).
 */
export function segmentsOf(text: string, locale: Locale): string[] {
  const words = new Intl.Segmenter(locales[locale].tag, { granularity: 'word' }).segment(text);
  const segments: string[] = [];
  for (const { segment } of words) {
    const before = segments.at(-1);
    if (before === undefined || mayBreak(before, segment)) segments.push(segment);
    else segments[segments.length - 1] = before + segment;
  }
  return segments;
}

function mayBreak(before: string, after: string): boolean {
  const [last = '', first = ''] = [Array.from(before).at(-1), Array.from(after)[0]];
  if (first === ' ') return false;
  // A spaced dash must not begin a line. Numbers and Russian prepositions must not end one.
  if (last === ' ') return !/[–—]/.test(first) && !/\d $|(?:^|[\s«(])\p{Script=Cyrillic}{1,2} $/u.test(before);
  if (opening.test(last) || closing.test(first)) return false;
  // A number stays with its unit: 12.5万吨.
  if (chinese.test(last) || chinese.test(first)) return !/\d/.test(last);
  return /[-–—]/.test(last) && /\p{L}/u.test(first);
}
