import { z } from 'zod/mini';
import { contentField } from './content-fields.ts';
import { defineEndpoint, readLimit } from './endpoint.ts';
import { localizedResponse } from './fields.ts';
import { nationalMethods } from './products/test-methods.ts';

export const cokeKinds = ['gpc', 'cpc'] as const;

export type CokeKind = (typeof cokeKinds)[number];

export const measuredProperties = [
  'sulphur',
  'volatileMatter',
  'ash',
  'vanadium',
  'iron',
  'silicon',
  'nickel',
  'sodium',
  'calcium',
  'realDensity',
  'powderResistivity',
  'vibratedBulkDensity',
  'coarseShare',
  'co2Reactivity',
  'airReactivity',
] as const;

export type MeasuredProperty = (typeof measuredProperties)[number];

/** The unit in which a figure is stored: % by mass, mg/kg (ppm), g/cm³, µΩ·m, % a minute. */
export const units = [
  'percent',
  'milligramPerKilogram',
  'gramPerCubicCentimetre',
  'microOhmMetre',
  'percentPerMinute',
] as const;

export type Unit = (typeof units)[number];

export const markets = ['domestic', 'foreign'] as const;

/** Digits after the decimal point. */
export const decimals = contentField.notLocalized(z.int(), z.int().check(z.minimum(0), z.maximum(4)));

/** Null for a figure that is not stated. */
export const optionalFigure = contentField.optional(contentField.number());

const property = contentField.object({
  key: contentField.choice(measuredProperties),
  name: contentField.textWithoutPlaceholders(),
  /** Consecutive properties with the same group share its heading, such as “Trace metals”. */
  group: contentField.textWithoutPlaceholders(),
  unit: contentField.choice(units),
  /** In the stored unit. */
  decimals,
  /** `GB/T 24526`, `ISO 8005` */
  methods: contentField.list(contentField.line(), 1),
  nationalMethods,
});

const range = contentField.object({
  minimum: optionalFigure,
  typical: optionalFigure,
  maximum: optionalFigure,
});

export type ValueRange = z.infer<typeof range.wire>;

/** Whether minimum, typical value and maximum are in order, as far as they are stated. */
export function isAscending({ minimum, typical, maximum }: ValueRange): boolean {
  const values = [minimum, typical, maximum].filter((value) => value !== null);
  return values.every((value, index) => index === 0 || (values[index - 1] ?? value) <= value);
}

const grade = contentField.object({
  grade: contentField.line(),
  /** A short description of its use. */
  purpose: contentField.textWithoutPlaceholders(),
  region: contentField.textWithoutPlaceholders(),
  /** The item number of the product of this grade; null if it is not listed. */
  itemNo: contentField.optional(contentField.line()),
  /** One range for each property of the table, in the same order. */
  values: contentField.list(range),
});

export const typicalValueTable = contentField.object({
  key: contentField.key(),
  /** `typical`: measured in shipments; `specification`: promised by contract. */
  kind: contentField.choice(['typical', 'specification']),
  market: contentField.choice(markets),
  title: contentField.textWithoutPlaceholders(),
  note: contentField.textWithoutPlaceholders(),
  properties: contentField.list(property, 1),
  grades: contentField.list(grade, 1),
});

export type TypicalValueTable = z.infer<typeof typicalValueTable.wire>;

export type StoredTypicalValueTable = z.infer<typeof typicalValueTable.stored>;

export const getTypicalValues = defineEndpoint({
  name: 'getTypicalValues',
  summary: 'Tables of typical values and specifications: gpc green petroleum coke, cpc calcined coke',
  method: 'GET',
  path: '/{lang}/site/tables/{name}',
  audience: 'public',
  effect: 'read',
  isCached: true,
  limit: readLimit,
  input: z.object({ name: z.enum(cokeKinds) }),
  output: localizedResponse(z.array(typicalValueTable.wire)),
  errors: ['invalidInput'],
});
