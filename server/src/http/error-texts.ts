import {
  isStaffErrorCode,
  isStaffFieldErrorCode,
  type StaffErrorCode,
  type StaffFieldErrorCode,
  staffErrorStatus,
} from 'contract/console/errors.ts';
import { staffWords } from 'contract/console/words/words.ts';
import { type ErrorCode, errorStatus, type FieldErrorCode, isFieldErrorCode } from 'contract/errors.ts';
import type { Locale } from 'contract/locales.ts';
import { fieldErrorWords, words } from 'contract/words/words.ts';

/** Error codes of the public site and of the staff's console. */
export type AnyErrorCode = ErrorCode | StaffErrorCode;
export type AnyFieldErrorCode = FieldErrorCode | StaffFieldErrorCode;
export type AnyFieldError = { field: string; code: AnyFieldErrorCode; longest?: number };

/** The HTTP status of each error code. */
export const statusOfError: Record<AnyErrorCode, number> = { ...errorStatus, ...staffErrorStatus };

export function isAnyFieldErrorCode(value: string): value is AnyFieldErrorCode {
  return isFieldErrorCode(value) || isStaffFieldErrorCode(value);
}

export function errorText(code: AnyErrorCode, locale: Locale): string {
  return isStaffErrorCode(code) ? staffWords[locale].errors[code] : words[locale].errors[code];
}

export function fieldErrorText({ code, ...error }: AnyFieldError, locale: Locale): string {
  if (isStaffFieldErrorCode(code)) return staffWords[locale].fieldErrors[code];
  return fieldErrorWords(locale, { ...error, code });
}
