/** For comparisons, as the database compares: case, width, composition and the dots of ё make no difference. */
export function foldCase(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е');
}
