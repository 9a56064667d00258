import type { Concept, Term } from './concepts.ts';

/** A query of the index for entries that contain every concept. */
export function indexQueryOf(concepts: readonly Concept[]): string {
  return concepts.map(queryOfConcept).join(' & ');
}

function queryOfConcept({ alternatives }: Concept): string {
  return `(${alternatives.map((terms) => terms.map(queryOfTerm).join(' & ')).join(' | ')})`;
}

/** The maximum length of an indexed suffix (migration 028): short for scripts without blanks between words. */
const [maxSegment, maxWideSegment, firstWide] = [40, 4, 11_904];

/**
 * The segments of a term are prefixes of indexed suffixes, or the title or the body has all its stems. Of a term with
 * `formsOnly` only the stems count.
 */
function queryOfTerm({ text, stems, formsOnly }: Term): string {
  const words = text.split(' ').filter((word) => word !== '');
  const segments = words
    .flatMap((word) => overlappingSegments(Array.from(word)))
    .map((segment) => `${quoted(segment)}:*`);
  const stemsInTitleOrBody =
    stems.length === 0 ? [] : [' t', ' b'].map((part) => stems.map((stem) => quoted(part + stem)));
  const lexemesOfMatches = formsOnly === true ? stemsInTitleOrBody : [segments, ...stemsInTitleOrBody];
  return `(${lexemesOfMatches.map((lexemes) => `(${lexemes.join(' & ')})`).join(' | ')})`;
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`;
}

/**
 * Splits a word into overlapping segments of the indexed length: an entry with all of them contains
 * the word.
 */
function overlappingSegments(characters: readonly string[]): string[] {
  const segments = characters.map((character, index) => {
    const length = (character.codePointAt(0) ?? 0) < firstWide ? maxSegment : maxWideSegment;
    return { segment: characters.slice(index, index + length).join(''), isLast: index + length >= characters.length };
  });
  return segments.slice(0, segments.findIndex(({ isLast }) => isLast) + 1).map(({ segment }) => segment);
}
