import { z } from 'zod/mini';
import { defineEndpoint, readLimit } from './endpoint.ts';
import { answer } from './fields.ts';

export const cokeKinds = ['gpc', 'cpc'] as const;

export type CokeKind = (typeof cokeKinds)[number];

export const measuredProperties = [
  'sulphur',
  'volatileMatter',
  'ash',
  'vanadium',
  'iron',
  'silicon',
  'realDensity',
  'powderResistivity',
] as const;

export type MeasuredProperty = (typeof measuredProperties)[number];

/** The unit a figure is kept in: % by mass, mg/kg (ppm), g/cm³, µΩ·m. */
export const units = ['percent', 'milligramPerKilogram', 'gramPerCubicCentimetre', 'microOhmMetre'] as const;

export type Unit = (typeof units)[number];

export const markets = ['domestic', 'foreign'] as const;

const property = z.object({
  key: z.enum(measuredProperties),
  name: z.string(),
  /** Properties that follow each other and share a group stand under its name: “Trace metals”. */
  group: z.string(),
  unit: z.enum(units),
  /** Digits after the point in the unit it is kept in. */
  decimals: z.int(),
  /** Test methods: `GB/T 24526`, `ISO 8005`. */
  methods: z.array(z.string()),
});

/** A bound that the sheet does not give is null. */
const range = z.object({
  minimum: z.nullable(z.number()),
  typical: z.nullable(z.number()),
  maximum: z.nullable(z.number()),
});

export type ValueRange = z.infer<typeof range>;

const grade = z.object({
  grade: z.string(),
  /** What it is used for, in a few words. */
  purpose: z.string(),
  region: z.string(),
  /** The product that this grade is sold as; null when it is not listed. */
  itemNo: z.nullable(z.string()),
  /** One range for each of the table's properties, in their order. */
  values: z.array(range),
});

const typicalValueTable = z.object({
  key: z.string(),
  /** `typical`: what shipments showed; `specification`: what a contract promises. */
  kind: z.enum(['typical', 'specification']),
  market: z.enum(markets),
  title: z.string(),
  note: z.string(),
  properties: z.array(property),
  grades: z.array(grade),
});

export type TypicalValueTable = z.infer<typeof typicalValueTable>;

export const getTypicalValues = defineEndpoint({
  name: 'getTypicalValues',
  summary: 'Tables of typical values and specifications: gpc green petroleum coke, cpc calcined coke',
  method: 'GET',
  path: '/{lang}/site/tables/{name}',
  audience: 'public',
  effect: 'read',
  limit: readLimit,
  input: z.object({ name: z.enum(cokeKinds) }),
  output: answer(z.array(typicalValueTable)),
  errors: ['invalidInput'],
});
