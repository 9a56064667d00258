/** The letters of a name's monogram: a Chinese name's first character, otherwise the first letters of its first two words. */
export function monogramOf(name: string): string {
  const [first = '', second = ''] = name.trim().split(/[\s·-]+/u);
  const [initial = ''] = first;
  if (/\p{Script=Han}/u.test(initial)) return initial;
  const [next = ''] = second;
  return `${initial}${next}`.toUpperCase();
}
