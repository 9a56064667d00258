import { lineBreaks } from './header-text.tsx';
import { escapeHtml, withUnbrokenValues } from './unbroken-values.ts';

const chinese = /\p{Script=Han}/u;
const letter = /[\p{L}\p{N}]/u;
/** Conjunctions, prepositions and the prefix of ordinals: each stays with what follows it. */
const leading = '与和及或在从自由向第';
/** Such characters that also end words. */
const ambiguous = '到为以用';

let segmenter: Intl.Segmenter | undefined;

/**
 * HTML of a short text. Chinese gets a break opportunity between its words, for `word-break: keep-all` (global.css):
 * without it a line may break inside a word, 城市供/热. Values stay with their units.
 */
export function markLineBreaks(text: string): string {
  return withUnbrokenValues(chinese.test(text) ? `<span data-words>${withWordBreaks(text)}</span>` : escapeHtml(text));
}

lineBreaks.mark = markLineBreaks;

function withWordBreaks(text: string): string {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  let marked = '';
  let last = '';
  for (const { segment } of segmenter.segment(text)) {
    if (mayBreak(last, segment)) marked += '<wbr>';
    marked += escapeHtml(segment);
    last = segment;
  }
  return marked;
}

/**
 * Browsers themselves break at blanks and after punctuation. A number stays with its unit. The dictionary splits words
 * that it does not know (供/热) into characters: these stay together, but a line may begin with a leading character.
 */
function mayBreak(before: string, after: string): boolean {
  const [last, first] = [before.at(-1) ?? '', after[0] ?? ''];
  if (!letter.test(last) || !letter.test(first) || /\d$|^[万亿]$/.test(before)) return false;
  if (!chinese.test(last) && !chinese.test(first)) return false;
  // A value stays with its verb: 覆盖62万平方米.
  if (/\d/.test(first)) return before.length > 2;
  if (after.length === 1) return leading.includes(after) || (before.length > 1 && ambiguous.includes(after));
  return before.length > 1 || !(leading + ambiguous).includes(before);
}
