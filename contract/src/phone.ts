import { isPossiblePhoneNumber, isValidPhoneNumber } from 'libphonenumber-js/mobile';
import type { Locale } from './locales.ts';

/**
 * Any international number with its `+`. The library's mobile metadata cannot validate landlines,
 * so only the length is checked.
 */
function isInternational(phone: string): boolean {
  return /^\+[\d\s()-]+$/.test(phone) && isPossiblePhoneNumber(phone);
}

const phoneRule: Record<Locale, (phone: string) => boolean> = {
  cn: (phone) => isInternational(phone) || isValidPhoneNumber(phone, 'CN'),
  ru: (phone) => isInternational(phone) || (phone.startsWith('8') && isValidPhoneNumber(phone, 'RU')),
  en: (phone) =>
    isInternational(phone) || (/^[\d\s()+-]{5,20}$/.test(phone) && phone.replaceAll(/\D/g, '').length >= 5),
};

/** Whether the form in this language accepts the number (F2). */
export function isPhoneFor(locale: Locale, phone: string): boolean {
  return phoneRule[locale](phone.trim());
}

/** Whether the form of any language accepts the number; the gateway uses this rule. */
export function isPhone(phone: string): boolean {
  return Object.values(phoneRule).some((accepts) => accepts(phone.trim()));
}
