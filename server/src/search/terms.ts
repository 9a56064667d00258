import { folded } from './folded.ts';

export type Terms = {
  /** The whole query as typed. */
  phrase: string;
  /** Words that a text must contain; Chinese is split by dictionary. */
  words: readonly string[];
  /** The same, with Chinese split into characters, for when the words find nothing. */
  characters: readonly string[];
};

/** A comma within a number is its decimal mark or groups its digits. */
const separators = /(?:[\s;:!?"«»“”„‘()[\]{}<>、。《》「」『』…·|]|,(?!\d)|(?<!\d),)+/u;
const chinese = /\p{Script=Han}+/u;
const outerPunctuation = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu;
/** Particles: they join words and have no meaning of their own. */
const particles = new Set('的了和与及或在是为等于用');
const chineseWords = new Intl.Segmenter('zh', { granularity: 'word' });

/** The words of a query; empty if there is nothing to search for. */
export function termsOf(query: string): Terms {
  const phrase = folded(query).replaceAll(/\s+/gu, ' ').trim();
  const parts = phrase.split(separators).flatMap((part) => part.match(/\p{Script=Han}+|\P{Script=Han}+/gu) ?? []);
  const termsBy = (cut: (run: string) => string[]) => {
    const found = parts.flatMap((part) => (chinese.test(part) ? cut(part) : part.replaceAll(outerPunctuation, '')));
    const unique = [...new Set(found)].filter((term) => term !== '');
    // Punctuation counts only if nothing else was typed.
    return unique.length > 0 || phrase === '' ? unique : [phrase];
  };
  return { phrase, words: termsBy(wordsOf), characters: termsBy((run) => withoutParticles(Array.from(run))) };
}

function withoutParticles(words: readonly string[]): string[] {
  const meaningful = words.filter((word) => !particles.has(word));
  return meaningful.length > 0 ? meaningful : [...words];
}

/** The dictionary splits unknown words into characters: 低硫煅后焦 is rejoined as 低硫 and 煅后焦. */
function wordsOf(run: string): string[] {
  const words: string[] = [];
  let singles: string[] = [];
  const joinSingles = () => {
    while (singles.length > 3) words.push(singles.splice(0, 2).join(''));
    if (singles.length > 0) words.push(singles.splice(0).join(''));
  };
  for (const { segment } of chineseWords.segment(run)) {
    const single = Array.from(segment).length === 1;
    if (!single || particles.has(segment)) joinSingles();
    if (!single) words.push(segment);
    else if (!particles.has(segment)) singles.push(segment);
  }
  joinSingles();
  return words.length > 0 ? words : [run];
}
