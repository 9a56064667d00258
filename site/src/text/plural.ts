const english = new Intl.PluralRules('en');
const russian = new Intl.PluralRules('ru');

/** The English plural form of a number: 1 hour, 2 hours. */
export function englishForm(count: number, one: string, other: string): string {
  return english.select(count) === 'one' ? one : other;
}

/** The Russian plural form of a number: 21 страна, 2 страны, 5 стран. A fraction takes the second form: 1,5 страны. */
export function russianForm(count: number, one: string, few: string, many: string): string {
  const rule = russian.select(count);
  return rule === 'one' ? one : rule === 'many' ? many : few;
}
