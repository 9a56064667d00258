import { formatNumber } from 'contract/format-number.ts';
import { type Locale, locales } from 'contract/locales.ts';

/** Between a number and its noun. Russian typography does not break a line there. */
const spaces: Record<Locale, string> = { cn: ' ', en: ' ', ru: '\u00A0' };

type Forms = { one: string; few?: string; many: string };

/** A number with the form of its noun: 1 форма, 2 формы, 5 форм. */
export function plural(locale: Locale, count: number, { one, few, many }: Forms): string {
  const rules = new Intl.PluralRules(locales[locale].tag);
  const form = { one, two: many, few: few ?? many, many, other: many, zero: many }[rules.select(count)];
  return `${formatNumber(locale, count)}${spaces[locale]}${form}`;
}
