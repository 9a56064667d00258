const maxLetters = 2;

/**
 * The initials of a person in the script of the name. A Chinese name gives the family name's
 * character. Other names give the first letters of two words; a Russian patronymic comes third, a
 * title after a comma.
 */
export function initialsOf(name: string): string {
  const [withoutTitle = ''] = name
    .normalize('NFC')
    .trim()
    .split(/[,，、;；/(（«"“]/u);
  const words =
    withoutTitle.match(/\p{L}\p{M}*/gu) === null ? [] : withoutTitle.split(/[^\p{L}\p{M}'’]+/u).filter(Boolean);
  const letters = words.map((word) => Array.from(word)[0] ?? '');
  const [first = ''] = letters;
  if (/\p{Script=Han}/u.test(first)) return first;
  return letters.slice(0, maxLetters).join('').toUpperCase();
}
