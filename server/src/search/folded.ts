const replacements: Readonly<Record<string, string>> = {
  ё: 'е',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u2019': "'",
  '\u00AD': '',
  '\u200B': '',
};

/**
 * Folds text as `search_folded` in the database does: width, case, composition and typographic
 * characters make no difference.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[ё\u2010-\u2014\u2212\u2019\u00AD\u200B]/g, (character) => replacements[character] ?? character);
}

/** The folded text, and a function from its positions to those of the original. */
export function foldedWithPositions(text: string): { text: string; positionOf: (index: number) => number } {
  const whole = folded(text);
  // Folding rarely changes the length; the mapping by character is slow.
  if (whole.length === text.length) return { text: whole, positionOf: (index) => index };
  let all = '';
  const positions: number[] = [];
  let position = 0;
  for (const character of text) {
    const one = folded(character);
    for (let index = 0; index < one.length; index += 1) positions.push(position);
    all += one;
    position += character.length;
  }
  return { text: all, positionOf: (index) => positions[index] ?? text.length };
}
