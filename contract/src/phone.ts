import { isPossiblePhoneNumber, isValidPhoneNumber } from 'libphonenumber-js/mobile';
import type { Locale } from './locales.ts';

/**
 * Any international number with its `+`. The library's mobile metadata cannot validate landlines,
 * so only the length is checked: telephones include landlines.
 */
function isInternational(phone: string): boolean {
  return /^\+[\d\s()-]+$/.test(phone) && isPossiblePhoneNumber(phone);
}

/** Whether the digits of a number without a country's code have this form. */
function isNational(phone: string, form: RegExp): boolean {
  return /^[\d\s()-]+$/.test(phone) && form.test(phone.replaceAll(/\D/g, ''));
}

/** An area code of three or four digits with its 0 and a number of seven or eight, or a 400 or 800 number. */
export function isChineseLandline(phone: string): boolean {
  return isNational(phone, /^(?:0[1-9]\d{1,2}[2-9]\d{6,7}|[48]00\d{7})$/);
}

const phoneRule: Record<Locale, (phone: string) => boolean> = {
  cn: (phone) => isInternational(phone) || isValidPhoneNumber(phone, 'CN') || isChineseLandline(phone),
  ru: (phone) => isInternational(phone) || isNational(phone, /^8[3-9]\d{9}$/),
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
