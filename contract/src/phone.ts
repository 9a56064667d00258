import { isPossiblePhoneNumber, isValidPhoneNumber } from 'libphonenumber-js/mobile';
import type { Locale } from './locales.ts';

/** Any international number, written with its `+`. The library's mobile data cannot judge landlines, so length per country decides. */
function isInternational(phone: string): boolean {
  return /^\+[\d\s()-]+$/.test(phone) && isPossiblePhoneNumber(phone);
}

const phoneRule: Record<Locale, (phone: string) => boolean> = {
  cn: (phone) => isInternational(phone) || isValidPhoneNumber(phone, 'CN'),
  ru: (phone) => isInternational(phone) || (phone.startsWith('8') && isValidPhoneNumber(phone, 'RU')),
  en: (phone) =>
    isInternational(phone) || (/^[\d\s()+-]{5,20}$/.test(phone) && phone.replaceAll(/\D/g, '').length >= 5),
};

/** Whether the page of one language takes this number (F2). */
export function isPhoneFor(locale: Locale, phone: string): boolean {
  return phoneRule[locale](phone.trim());
}

/** The gateway takes what any of the three pages takes. */
export function isPhone(phone: string): boolean {
  return Object.values(phoneRule).some((accepts) => accepts(phone.trim()));
}
