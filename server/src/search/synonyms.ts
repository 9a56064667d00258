import type { Locale } from 'contract/locales.ts';
import { searchSynonyms } from 'contract/search.ts';
import type { Database } from '../database/open.ts';
import { type Concept, isFigure, type Term } from './concepts.ts';
import { folded } from './folded.ts';
import { readTerms } from './store.ts';
import { termsOf } from './terms.ts';

/** One of the words with one meaning: how it is recognized in a query, and what a text must contain. */
type Word = { typed: readonly Term[]; searched: readonly Term[] };
type Group = readonly Word[];

/** The concepts of a query: what was typed, and what means the same in this language. */
export async function readConcepts(db: Database, locale: Locale, words: readonly string[]): Promise<Concept[]> {
  const [terms, groups] = await Promise.all([readTerms(db, locale, words), readGroups(db, locale)]);
  const concepts: Concept[] = [];
  for (let position = 0; position < terms.length; ) {
    const found = longestAt(terms.slice(position), groups);
    const typed = terms.slice(position, position + (found?.length ?? 1));
    concepts.push({ alternatives: [typed, ...(found?.others ?? otherDecimalMark(typed))] });
    position += typed.length;
  }
  return concepts;
}

async function readGroups(db: Database, locale: Locale): Promise<Group[]> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', 'searchSynonyms').executeTakeFirst();
  const stored = searchSynonyms.stored.safeParse(row?.value);
  const groups = (stored.success ? stored.data : []).filter((group) => group.locale === locale);
  const split = groups.map((group) => group.words.map((word) => termsOf(word).words));
  const terms = await readTerms(db, locale, [...new Set(split.flat(2))]);
  const known = new Map(terms.map((term) => [term.text, term]));
  return groups.map((group, at) =>
    group.words.map((word, index) => {
      const typed = (split[at]?.[index] ?? []).flatMap((one) => known.get(one) ?? []);
      // Chinese has no blanks: the characters of a word must stand together.
      const searched = /\p{Script=Han}/u.test(word) ? [{ text: folded(word), stems: [] }] : typed.map(formsOnly);
      return { typed, searched };
    }),
  );
}

/** «обработан» does not contain the synonym «работа». A word without stems can only be found as written. */
function formsOnly(term: Term): Term {
  return { ...term, formsOnly: term.stems.length > 0 };
}

type Found = { length: number; others: readonly (readonly Term[])[] };

/** The longest word of a group that the terms begin with, and the other words of its group. */
function longestAt(terms: readonly Term[], groups: readonly Group[]): Found | undefined {
  return groups
    .flatMap((group) => group.filter(({ typed }) => begins(terms, typed)).map((word) => foundIn(group, word)))
    .toSorted((one, other) => other.length - one.length)[0];
}

function foundIn(group: Group, word: Word): Found {
  const others = group.filter((other) => other !== word).map(({ searched }) => searched);
  return { length: word.typed.length, others: others.filter((terms) => terms.length > 0) };
}

function begins(terms: readonly Term[], word: readonly Term[]): boolean {
  return word.length > 0 && word.every((term, index) => isSameWord(term, terms[index]));
}

/** Inflected forms have the same stem. */
function isSameWord(one: Term, other: Term | undefined): boolean {
  if (other === undefined) return false;
  return one.text === other.text || (one.stems.length > 0 && one.stems.join() === other.stems.join());
}

/** Visitors type 0.5 and 0,5 in every language. */
function otherDecimalMark([term, ...others]: readonly Term[]): Found['others'] {
  if (term === undefined || others.length > 0 || !isFigure(term)) return [];
  const text = term.text.includes(',') ? term.text.replace(',', '.') : term.text.replace('.', ',');
  return text === term.text ? [] : [[{ text, stems: [] }]];
}
