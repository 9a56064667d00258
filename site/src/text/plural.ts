const english = new Intl.PluralRules('en');
const russian = new Intl.PluralRules('ru');

/** The form that goes with a number in English: 1 hour, 2 hours. */
export function englishForm(count: number, one: string, other: string): string {
  return english.select(count) === 'one' ? one : other;
}

/** The form that goes with a number in Russian: 21 страна, 2 страны, 5 стран; a fraction goes with the second: 1,5 страны. */
export function russianForm(count: number, one: string, few: string, many: string): string {
  const rule = russian.select(count);
  return rule === 'one' ? one : rule === 'many' ? many : few;
}
