/** As `search_folded` of the store: width, case, composition and the signs that keyboards lack make no difference. */
const alike: Readonly<Record<string, string>> = {
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

export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[ё\u2010-\u2014\u2212\u2019\u00AD\u200B]/g, (sign) => alike[sign] ?? sign);
}

/** The folded text, and for each of its places (and its end) where that stands in the text itself. */
export function foldedWithPlaces(text: string): { text: string; placeOf: (index: number) => number } {
  const whole = folded(text);
  // Nearly always folding changes no length, and a sign at a time takes its time.
  if (whole.length === text.length) return { text: whole, placeOf: (index) => index };
  let all = '';
  const places: number[] = [];
  let place = 0;
  for (const sign of text) {
    const one = folded(sign);
    for (let index = 0; index < one.length; index += 1) places.push(place);
    all += one;
    place += sign.length;
  }
  return { text: all, placeOf: (index) => places[index] ?? text.length };
}
