import { z } from 'zod/mini';
import { defineEndpoint, readLimit } from './endpoint.ts';
import { answer } from './fields.ts';

/** What is drawn on the plan, from the ground up. */
export const planKinds = ['river', 'park', 'block', 'lane', 'street', 'avenue', 'rail', 'site'] as const;

export type PlanKind = (typeof planKinds)[number];

/** Longitude, latitude. */
const position = z.tuple([z.number(), z.number()]);

const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('LineString'), coordinates: z.array(position) }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position)) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(z.array(position))) }),
]);

export type PlanGeometry = z.infer<typeof geometry>;

const feature = z.object({
  type: z.literal('Feature'),
  /** `name` may be empty. */
  properties: z.object({ kind: z.enum(planKinds), name: z.string() }),
  geometry,
});

export type PlanFeature = z.infer<typeof feature>;

/** GeoJSON (RFC 7946) with what a reader has to be told about it. */
const plan = z.object({
  type: z.literal('FeatureCollection'),
  /** What it shows, for those who cannot see it. */
  description: z.string(),
  /** Whose it is, or that it is a sample. */
  attribution: z.string(),
  features: z.array(feature),
});

export type Plan = z.infer<typeof plan>;

export const getPlan = defineEndpoint({
  name: 'getPlan',
  summary: 'The plan of the streets around the company’s address',
  method: 'GET',
  path: '/{lang}/site/plan',
  audience: 'public',
  effect: 'read',
  limit: readLimit,
  input: z.object({}),
  output: answer(plan),
  errors: ['notFound'],
});
