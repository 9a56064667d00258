/** Russian words that are longer than a narrow column. */
const longWords = /[а-яё]{11,}/giu;
const betweenSyllables = /([а-яё][аеёиоуыэюя])(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя])/giu;

/** Lets long Russian words break between syllables. Not every browser has hyphenation for Russian. */
export function softHyphens(text: string): string {
  return text.replaceAll(longWords, (word) => word.replaceAll(betweenSyllables, '$1\u00AD'));
}
