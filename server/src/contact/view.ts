import type { Plan } from 'contract/contact.ts';
import type { Locale } from 'contract/locales.ts';
import { give } from '../database/localized.ts';
import type { Unresolved } from '../http/fallback.ts';
import type { StoredPlan } from './stored.ts';

export function viewPlan({ type, description, attribution, features }: StoredPlan, locale: Locale): Unresolved<Plan> {
  return {
    type,
    description: give(description, locale),
    attribution: give(attribution, locale),
    features: features.map((feature) => ({
      type: feature.type,
      properties: {
        kind: feature.properties.kind,
        name: feature.properties.name === null ? '' : give(feature.properties.name, locale),
      },
      geometry: feature.geometry,
    })),
  };
}
