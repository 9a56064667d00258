import { lineBreaks } from './line-break-text.tsx';
import { escapeHtml, withUnbrokenValues } from './unbroken-values.ts';

const chinese = /\p{Script=Han}/u;
const letter = /[\p{L}\p{N}]/u;
/** Conjunctions, prepositions, “each” and the prefix of ordinals: they stay with what follows. */
const leading = '与和及或在从自由向第每';
/** Such characters that also end words. */
const ambiguous = '到为以用';

/** Compounds that the dictionary splits. */
const compounds =
  /(企业文化|北京时间|说得清(?!楚)|说得清来处|头十二个月|体系|累计|不高于|不低于|不超过|不少于|炼厂大门|铝用|配焦|拿多少|比容量|钱和货|多久答复|解说|真密度|石油焦|煅后焦|负极材料|锂电池|铝产品|二十周年|硫含量|粉末电阻率|水分|批次编号|应收账款|克拉斯诺亚尔斯克)/;

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
  let marked = '';
  let last = '';
  for (const word of text.split(compounds).flatMap(segmentWords)) {
    if (mayBreak(last, word)) marked += '<wbr>';
    marked += escapeHtml(word);
    last = word;
  }
  return marked;
}

/** Every second part is a compound. */
function segmentWords(part: string, index: number): string[] {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return index % 2 === 1 ? [part] : Array.from(segmenter.segment(part), ({ segment }) => segment);
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
