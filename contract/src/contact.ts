import { z } from 'zod/mini';
import { contentField } from './content-fields.ts';
import { defineEndpoint, readLimit } from './endpoint.ts';
import { localizedResponse } from './fields.ts';

/** Kinds of map features, in drawing order. */
export const planKinds = ['river', 'park', 'block', 'lane', 'street', 'avenue', 'rail', 'site'] as const;

export type PlanKind = (typeof planKinds)[number];

/** Longitude, then latitude. */
const position = z.tuple([z.number(), z.number()]);
const importedPosition = z.tuple([
  z.number().check(z.minimum(-180), z.maximum(180)),
  z.number().check(z.minimum(-90), z.maximum(90)),
]);
const importedLine = z.array(importedPosition).check(z.minLength(2));
/** A closed ring: the last position equals the first. */
const importedRings = z.array(z.array(importedPosition).check(z.minLength(4))).check(z.minLength(1));

const geometry = contentField.variants('type', [
  contentField.object({
    type: contentField.literal('LineString'),
    coordinates: contentField.notLocalized(z.array(position), importedLine),
  }),
  contentField.object({
    type: contentField.literal('Polygon'),
    coordinates: contentField.notLocalized(z.array(z.array(position)), importedRings),
  }),
  contentField.object({
    type: contentField.literal('MultiPolygon'),
    coordinates: contentField.notLocalized(
      z.array(z.array(z.array(position))),
      z.array(importedRings).check(z.minLength(1)),
    ),
  }),
]);

export type PlanGeometry = z.infer<typeof geometry.wire>;

const feature = contentField.object({
  type: contentField.literal('Feature'),
  properties: contentField.object({
    kind: contentField.choice(planKinds),
    name: contentField.optionalTextWithoutPlaceholders(),
  }),
  geometry,
});

export type PlanFeature = z.infer<typeof feature.wire>;

/** GeoJSON (RFC 7946) with a text alternative and an attribution. */
export const plan = contentField.object({
  type: contentField.literal('FeatureCollection'),
  /** Text alternative for people who cannot see the map. */
  description: contentField.textWithoutPlaceholders(),
  /** The owner of the map data, or the note that it is a sample. */
  attribution: contentField.textWithoutPlaceholders(),
  features: contentField.list(feature, 1),
});

export type Plan = z.infer<typeof plan.wire>;

export type StoredPlan = z.infer<typeof plan.stored>;

export const getPlan = defineEndpoint({
  name: 'getPlan',
  summary: 'A map of the streets around the company’s address',
  method: 'GET',
  path: '/{lang}/site/plan',
  audience: 'public',
  effect: 'read',
  isCached: true,
  limit: readLimit,
  input: z.object({}),
  output: localizedResponse(plan.wire),
  errors: ['notFound'],
});
