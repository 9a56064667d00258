import { z } from 'zod/mini';
import { contentField } from './content-fields.ts';
import { defineEndpoint, readLimit } from './endpoint.ts';
import { localizedResponse, timestamp } from './fields.ts';

/** Twelve digits: the day of loading, the plant, and a number in sequence. */
const lotNumber = /^\d{12}$/;

/** The digits of a lot number as people type it, with blanks, hyphens or full-width digits; undefined if it is none. */
export function readLotNumber(text: string): string | undefined {
  const digits = text.normalize('NFKC').replaceAll(/[\s\u2010-\u2015-]/g, '');
  return lotNumber.test(digits) ? digits : undefined;
}

const bound = contentField.optional(contentField.number());

/** A measured figure, and the limits that the contract sets for it. */
const measurement = contentField.object({
  property: contentField.textWithoutPlaceholders(),
  unit: contentField.textWithoutPlaceholders(),
  /** Digits after the decimal point. */
  decimals: contentField.notLocalized(z.int(), z.int().check(z.minimum(0), z.maximum(4))),
  minimum: bound,
  maximum: bound,
  value: contentField.number(),
  methods: contentField.list(contentField.line(), 1),
});

export type Measurement = z.infer<typeof measurement.wire>;

export const lotCertificate = contentField.object({
  lotNo: contentField.string(z.string().check(z.regex(lotNumber))),
  /** An invented certificate: it says so, and the page offers its number to try. */
  isSample: contentField.boolean(),
  /** The product as the certificate names it. */
  name: contentField.textWithoutPlaceholders(),
  /** The product of the catalogue; null if it is not listed. */
  itemNo: contentField.optional(contentField.line()),
  quantityTonnes: contentField.number(0),
  /** By sea, by rail or by road, with the vessel or the wagons. */
  mode: contentField.textWithoutPlaceholders(),
  from: contentField.textWithoutPlaceholders(),
  to: contentField.textWithoutPlaceholders(),
  issuedAt: contentField.string(timestamp),
  /** What the buyer has to know, such as how a deviation was settled. */
  note: contentField.optionalTextWithoutPlaceholders(),
  measurements: contentField.list(measurement, 1),
});

export type LotCertificate = z.infer<typeof lotCertificate.wire>;

export type StoredLotCertificate = z.infer<typeof lotCertificate.stored>;

export const getLotCertificate = defineEndpoint({
  name: 'getLotCertificate',
  summary: 'The certificate of one lot; null if no lot has this number',
  method: 'GET',
  path: '/{lang}/site/certificates/{lotNo}',
  audience: 'public',
  effect: 'read',
  isCached: true,
  // Enough for a person with a pile of papers, and slow for somebody who guesses numbers.
  limit: { ...readLimit, requests: 30 },
  input: z.object({ lotNo: z.string().check(z.regex(lotNumber, 'wrongType')) }),
  output: localizedResponse(z.nullable(lotCertificate.wire)),
  errors: ['invalidInput', 'tooManyRequests'],
});

export const listSampleCertificates = defineEndpoint({
  name: 'listSampleCertificates',
  summary: 'Lots whose certificates are samples, to try the look-up, newest first',
  method: 'GET',
  path: '/{lang}/site/certificates',
  audience: 'public',
  effect: 'read',
  isCached: true,
  limit: readLimit,
  input: z.object({}),
  output: localizedResponse(z.array(z.object({ lotNo: z.string(), name: z.string() }))),
  errors: [],
});
