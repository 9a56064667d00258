import { type Plan, plan, type StoredPlan } from 'contract/contact.ts';
import type { Locale } from 'contract/locales.ts';
import { resolve } from '../content-fields/resolve.ts';
import type { Unresolved } from '../http/fallback.ts';

export function toPlan(stored: StoredPlan, locale: Locale): Unresolved<Plan> {
  return resolve(plan, stored, { locale });
}
