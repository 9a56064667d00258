const mostLetters = 2;

/**
 * The letters of a person's monogram, in the script the name is written in: the family name's character of a Chinese
 * name, otherwise the first letters of the first two words (a Russian patronymic stands third, a title after a comma).
 */
export function initialsOf(name: string): string {
  const [called = ''] = name
    .normalize('NFC')
    .trim()
    .split(/[,，、;；/(（«"“]/u);
  const words = called.match(/\p{L}\p{M}*/gu) === null ? [] : called.split(/[^\p{L}\p{M}'’]+/u).filter(Boolean);
  const letters = words.map((word) => Array.from(word)[0] ?? '');
  const [first = ''] = letters;
  if (/\p{Script=Han}/u.test(first)) return first;
  return letters.slice(0, mostLetters).join('').toUpperCase();
}
