import type { Locale } from 'contract/locales.ts';
import type { Database } from '../database/open.ts';
import type { Concept, Term } from './concepts.ts';
import { readTerms } from './store.ts';

/** Shorter words become other words: «бал» and «балл». */
const minLength = 5;

/** A word of letters without one letter of a pair, or with one single letter doubled. */
function spellingsOf({ text, stems }: Term): string[] {
  const letters = Array.from(text);
  if (stems.length === 0 || letters.length < minLength || !/^\p{L}+$/u.test(text)) return [];
  const spellings = letters.map((letter, index) =>
    letter === letters[index + 1] || letter === letters[index - 1]
      ? letters.toSpliced(index, 1).join('')
      : letters.toSpliced(index, 0, letter).join(''),
  );
  return [...new Set(spellings)];
}

/** The concepts with the other spellings of what was typed, which are found by their stems; as they are if it has none. */
export async function withOtherSpellings(
  db: Database,
  locale: Locale,
  concepts: readonly Concept[],
): Promise<readonly Concept[]> {
  const spellings = concepts.map(({ alternatives: [typed = []] }) => typed.flatMap(spellingsOf));
  if (spellings.flat().length === 0) return concepts;
  const terms = await readTerms(db, locale, spellings.flat());
  return concepts.map(({ alternatives }, index) => {
    const others = terms.filter(({ text, stems }) => stems.length > 0 && spellings[index]?.includes(text));
    return { alternatives: [...alternatives, ...others.map((term) => [{ ...term, formsOnly: true }])] };
  });
}
