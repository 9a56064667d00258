import { z } from 'zod/mini';
import { defineEndpoint, readLimit } from './endpoint.ts';
import { localizedResponse, fileUrl, timestamp } from './fields.ts';
import { film } from './media/film.ts';
import { picture } from './media/picture.ts';

/**
 * Group introduction and chairman's message; only the introduction has the counters. Newlines
 * separate paragraphs.
 */
const companyText = z.object({
  id: z.int(),
  smallContent: z.string(),
  companyContent: z.string(),
  picturePath: fileUrl,
  picture: z.nullable(picture),
  film: z.nullable(film),
  signature: z.optional(z.string()),
  startYear: z.optional(z.int()),
  deptQuantity: z.optional(z.int()),
  countryQuantity: z.optional(z.int()),
  userQuantity: z.optional(z.int()),
});

export type CompanyText = z.infer<typeof companyText>;

/** `startYear` is a timestamp; its first four characters are the year (W4). */
const historyEntry = z.object({ startYear: timestamp, companyContent: z.string(), companyContentNo: z.int() });

export type HistoryEntry = z.infer<typeof historyEntry>;

export const getStaticContent = defineEndpoint({
  name: 'getStaticContent',
  summary: 'Static content by id: 1 group introduction, 2 chairman’s message (objects), 3 history (an array)',
  method: 'GET',
  path: '/{lang}/wms/dqgx/getstaticcontent/{id}',
  audience: 'public',
  effect: 'read',
  isCached: true,
  limit: readLimit,
  input: z.object({ id: z.string().check(z.regex(/^[0-9]{1,9}$/, 'wrongType')) }),
  output: localizedResponse(z.union([companyText, z.array(historyEntry)])),
  errors: ['invalidInput', 'notFound'],
});

const cultureTab = z.object({
  name: z.string(),
  title: z.string(),
  content: z.string(),
  picturePath: fileUrl,
  picture: z.nullable(picture),
});

export type CultureTab = z.infer<typeof cultureTab>;

export const getCulture = defineEndpoint({
  name: 'getCulture',
  summary: 'The tabs of the company’s culture',
  method: 'GET',
  path: '/{lang}/site/culture',
  audience: 'public',
  effect: 'read',
  isCached: true,
  limit: readLimit,
  input: z.object({}),
  output: localizedResponse(z.array(cultureTab)),
  errors: [],
});

/** `url` is the partner's own site, if it has one. */
const partner = z.object({
  name: z.string(),
  picturePath: fileUrl,
  picture: z.nullable(picture),
  url: z.optional(z.string()),
});

export type Partner = z.infer<typeof partner>;

export const getPartners = defineEndpoint({
  name: 'getPartners',
  summary: 'Partners, for the marquee',
  method: 'GET',
  path: '/{lang}/site/partners',
  audience: 'public',
  effect: 'read',
  isCached: true,
  limit: readLimit,
  input: z.object({}),
  output: localizedResponse(z.array(partner)),
  errors: [],
});

/** Years of service for which employees are honoured. */
export const honouredYears = [10, 15, 20] as const;

/** The picture is a photograph, or an initials avatar. */
const honouredEmployee = z.object({
  name: z.string(),
  department: z.string(),
  years: z.literal(honouredYears),
  picturePath: fileUrl,
  picture: z.nullable(picture),
});

export type HonouredEmployee = z.infer<typeof honouredEmployee>;

export const getHonouredEmployees = defineEndpoint({
  name: 'getHonouredEmployees',
  summary: 'Employees honoured for 10, 15 and 20 years of service, longest first',
  method: 'GET',
  path: '/{lang}/site/honoured',
  audience: 'public',
  effect: 'read',
  isCached: true,
  limit: readLimit,
  input: z.object({}),
  output: localizedResponse(z.array(honouredEmployee)),
  errors: [],
});
