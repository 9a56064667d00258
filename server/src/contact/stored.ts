import { planKinds } from 'contract/contact.ts';
import { z } from 'zod';
import { localized } from '../settings/stored.ts';

const position = z.tuple([z.number(), z.number()]);

/** The plan as it is stored, one record beside the settings. */
export const storedPlan = z.object({
  type: z.literal('FeatureCollection'),
  description: localized,
  attribution: localized,
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      properties: z.object({ kind: z.enum(planKinds), name: localized.nullable() }),
      geometry: z.discriminatedUnion('type', [
        z.object({ type: z.literal('LineString'), coordinates: z.array(position) }),
        z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position)) }),
        z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(z.array(position))) }),
      ]),
    }),
  ),
});

export type StoredPlan = z.infer<typeof storedPlan>;
