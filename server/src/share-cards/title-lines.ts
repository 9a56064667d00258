import type { Locale } from 'contract/locales.ts';
import { fillLines, hyphenate, segmentsOf, type WidthOf } from '../fonts/line-filling.ts';
import { emsOf } from './drawable.ts';

/** A title split into lines, with the font size in pixels that fits them. */
export type TitleLines = { size: number; lines: string[] };

type Step = { size: number; maxLines: number };

/** Font sizes, largest first, with the number of lines allowed for each. */
const steps: readonly Step[] = [
  { size: 84, maxLines: 1 },
  { size: 74, maxLines: 2 },
  { size: 64, maxLines: 2 },
  { size: 58, maxLines: 3 },
  { size: 52, maxLines: 3 },
  { size: 46, maxLines: 4 },
  { size: 42, maxLines: 4 },
];

/** Chinese breaks best at commas, and between words only if clauses need too many lines. */
const prefersClauses: Record<Locale, boolean> = { cn: true, en: false, ru: false };

/**
 * Breaks a title into at most four balanced lines in the largest size that fits; a longer title
 * ends in an ellipsis.
 */
export function titleLines(title: string, locale: Locale, lineWidth: number): TitleLines {
  const words = segmentsOf(title, locale);
  const splits = prefersClauses[locale] ? [clausesOf(title), words] : [words];
  for (const { size, maxLines } of steps)
    for (const segments of splits) {
      const widthOf = (text: string) => size * emsOf(text.trimEnd(), locale);
      if (segments.some((segment) => widthOf(segment) > lineWidth)) continue;
      const { length } = fillLines(segments, lineWidth, widthOf);
      if (length <= maxLines) return { size, lines: balanceLines(segments, lineWidth, length, widthOf) };
    }
  return truncate(words, locale, lineWidth);
}

/**
 * The narrowest line width that needs the same number of lines, so that the last line does not have a
 * single word.
 */
function balanceLines(segments: readonly string[], lineWidth: number, count: number, widthOf: WidthOf): string[] {
  let [narrow, wide] = [lineWidth / count / 2, lineWidth];
  while (wide - narrow > 2) {
    const middle = (narrow + wide) / 2;
    const fits =
      segments.every((segment) => widthOf(segment) <= middle) && fillLines(segments, middle, widthOf).length <= count;
    if (fits) wide = middle;
    else narrow = middle;
  }
  return fillLines(segments, wide, widthOf);
}

function truncate(segments: readonly string[], locale: Locale, lineWidth: number): TitleLines {
  const { size, maxLines } = steps.at(-1) ?? { size: 42, maxLines: 4 };
  const widthOf = (text: string) => size * emsOf(text.trimEnd(), locale);
  const narrow = segments.flatMap((segment) => hyphenate(segment, lineWidth, widthOf));
  const lines = fillLines(narrow, lineWidth, widthOf);
  if (lines.length <= maxLines) return { size, lines };
  const shown = lines.slice(0, maxLines);
  let last = shown.pop() ?? '';
  while (last !== '' && widthOf(`${last}…`) > lineWidth) last = Array.from(last).slice(0, -1).join('');
  return { size, lines: [...shown, `${last.replace(/[\s\p{P}]+$/u, '')}…`] };
}

function clausesOf(title: string): string[] {
  return title.match(/[^，。；：！？]+[，。；：！？]*[”’」』）]*|.+/gu) ?? [];
}
