import { folded } from './folded.ts';

export type Terms = {
  /** All of it, as it was typed. */
  phrase: string;
  /** What must be in a text, each somewhere; Chinese by words. */
  words: readonly string[];
  /** The same, but Chinese by characters: for when its words find nothing. */
  characters: readonly string[];
};

const between = /[\s,;:!?"«»“”„‘()[\]{}<>、。《》「」『』…·|]+/u;
const chinese = /\p{Script=Han}+/u;
const outerSigns = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu;
/** They join words and say nothing by themselves. */
const particles = new Set('的了和与及或在是为等于用');
const chineseWords = new Intl.Segmenter('zh', { granularity: 'word' });

/** A query's words; none when there is nothing to look for. */
export function termsOf(query: string): Terms {
  const phrase = folded(query).replaceAll(/\s+/gu, ' ').trim();
  const parts = phrase.split(between).flatMap((part) => part.match(/\p{Script=Han}+|\P{Script=Han}+/gu) ?? []);
  const terms = (cut: (run: string) => string[]) => {
    const found = parts.flatMap((part) => (chinese.test(part) ? cut(part) : part.replaceAll(outerSigns, '')));
    const said = [...new Set(found)].filter((term) => term !== '');
    // A sign is looked for only where nothing else was typed.
    return said.length > 0 || phrase === '' ? said : [phrase];
  };
  return { phrase, words: terms(wordsOf), characters: terms((run) => withoutParticles(Array.from(run))) };
}

function withoutParticles(words: readonly string[]): string[] {
  const saying = words.filter((word) => !particles.has(word));
  return saying.length > 0 ? saying : [...words];
}

/** What the dictionary does not know it cuts into characters: 低硫煅后焦 is put together again as 低硫 and 煅后焦. */
function wordsOf(run: string): string[] {
  const words: string[] = [];
  let loose: string[] = [];
  const close = () => {
    while (loose.length > 3) words.push(loose.splice(0, 2).join(''));
    if (loose.length > 0) words.push(loose.splice(0).join(''));
  };
  for (const { segment } of chineseWords.segment(run)) {
    const single = Array.from(segment).length === 1;
    if (!single || particles.has(segment)) close();
    if (!single) words.push(segment);
    else if (!particles.has(segment)) loose.push(segment);
  }
  close();
  return words.length > 0 ? words : [run];
}
