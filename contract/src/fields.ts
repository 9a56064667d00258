/** Field rules that several features share. */
import { z } from 'zod/mini';
import { localeNames } from './locales.ts';

/** Whether a text has visible characters: blanks, U+3000 and zero-width characters do not count. */
export function hasVisibleText(text: string): boolean {
  return /[^\p{C}\p{Z}\s\u115F\u1160\u2800\u3164\uFFA0]/u.test(text);
}

/** Length in code points without surrounding blanks. */
export function visibleLength(text: string): number {
  return Array.from(text.trim()).length;
}

/** Upper-case letters and nothing else (F10). */
export const upperCaseLetters = z.regex(/^[A-Z]+$/);

const timestampFormat = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** Beijing time, `yyyy-MM-dd HH:mm:ss` (W4). */
export const timestamp = z.string().check(z.regex(timestampFormat));

/** `Date` makes 2 March of 30 February, and the next day of hour 24. */
function exists(day: string, time = '00:00:00'): boolean {
  return new Date(`${day}T${time}Z`).toJSON()?.startsWith(`${day}T${time}`) ?? false;
}

/** An instant with its offset from UTC: `2026-11-25T01:00:00Z`, `2026-11-25T09:00:00+08:00`. */
export const instant = z.iso.datetime({ offset: true });

/** Beijing time that somebody has entered; 30 February is none. */
export const existingTimestamp = z.string().check(
  z.regex(timestampFormat),
  z.refine((text) => exists(text.slice(0, 10), text.slice(11)), 'invalidFormat'),
);

/** A day in Beijing, `yyyy-MM-dd`; 30 February is none. */
export const day = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d$/),
  z.refine((text) => exists(text)),
);

/** A row's id in a URL. Nine digits always fit PostgreSQL's integer. */
export const rowId = z.pipe(
  z.union([
    z.string().check(z.regex(/^[0-9]{1,9}$/)),
    z.pipe(z.int().check(z.minimum(0), z.maximum(999_999_999)), z.transform(String)),
  ]),
  z.transform(Number),
);

/** A number, or its text in a URL or a posted form. */
export const wholeNumber = z.pipe(
  z.union(
    [z.int(), z.pipe(z.string().check(z.regex(/^-?[0-9]{1,9}$/, 'wrongType')), z.transform(Number))],
    'wrongType',
  ),
  z.int(),
);

/** A boolean, or its text in a URL or a posted form; false if it is missing. */
export const flag = z._default(
  z.union([
    z.boolean(),
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((text) => text === 'true'),
    ),
  ]),
  false,
);

/** The same within bounds. */
export function numberBetween(minimum: number, maximum: number) {
  return wholeNumber.check(z.minimum(minimum, 'outOfRange'), z.maximum(maximum, 'outOfRange'));
}

/** The number of a file among those of a submission. */
export const filePosition = numberBetween(0, 9999);

/** Pagination: `page` counts from zero, `size` is 1 to 1000 (W3). */
export const pageRequest = {
  page: z._default(numberBetween(0, 1_000_000), 0),
  size: z._default(numberBetween(1, 1000), 10),
};

/** A response without texts of content, or for staff, who see which language is missing. */
export function dataResponse<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ data });
}

export function pagedResponse<Row extends z.ZodMiniType>(row: Row) {
  return z.object({ content: z.array(row), totalElements: z.int() });
}

/**
 * JSON pointers of the fields that are in Chinese because they have no text in the requested
 * language (W17).
 */
const fallback = z.optional(z.array(z.string()));

export function localizedResponse<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ data, fallback });
}

export function localizedPage<Row extends z.ZodMiniType>(row: Row) {
  return z.object({ content: z.array(row), totalElements: z.int(), fallback });
}

/** The URL of a file of this site without its host (`/pictures/…`). */
export const fileUrl = z.string();

/** The name of an uploaded file in the file store. */
export const storedFileName = z.string().check(z.regex(/^[\w-]{22}\.[a-z0-9]{1,8}$/));

/** The version of something that the browser has read. A save is refused if it is no longer the newest. */
export const version = z.int().check(z.minimum(1));

export const locale = z.enum(localeNames);

/** The languages that a text is written in; only these get an `hreflang`. */
export const languages = z.array(locale);
