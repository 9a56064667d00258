/** Russian words that are longer than a narrow column. */
const longWords = /[а-яё]{11,}/giu;
/** No syllable of three letters ends a word on a line of its own: контейнеров. */
const betweenSyllables = /([а-яё][аеёиоуыэюя])(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя][а-яё]{2})/giu;

/** Lets long Russian words break between syllables. Not every browser has hyphenation for Russian. */
export function softHyphens(text: string): string {
  return text.replaceAll(longWords, (word) => word.replaceAll(betweenSyllables, '$1\u00AD'));
}
