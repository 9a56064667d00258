import { defaultLocale, type Locale } from 'contract/locales.ts';

/** For calls within the country; it is left out behind the country's code. */
const trunkPrefix = /^0/;

/** The settings hold numbers as they are dialled in China. Readers of other languages dial from abroad. */
export function phoneText(phone: string, locale: Locale): string {
  if (locale === defaultLocale || phone.startsWith('+')) return phone;
  return `+86\u00A0${phone.replace(trunkPrefix, '')}`;
}
