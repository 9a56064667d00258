/** The English plural form of a number: 1 hour, 2 hours. */
export function englishForm(count: number, one: string, other: string): string {
  return count === 1 ? one : other;
}

/** The Russian plural form of a number: 21 страна, 2 страны, 5 стран. A fraction takes the second form: 1,5 страны. */
export function russianForm(count: number, one: string, few: string, many: string): string {
  if (!Number.isInteger(count)) return few;
  const [tens, last] = [count % 100, count % 10];
  const isTeen = tens > 10 && tens < 20;
  if (last === 1 && !isTeen) return one;
  return last > 1 && last < 5 && !isTeen ? few : many;
}
