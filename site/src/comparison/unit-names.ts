import type { Locale } from 'contract/locales.ts';
import type { Unit } from 'contract/typical-values.ts';

/** The units of the tables of coke, written as those of products are. */
export const unitNames: Record<Unit, Record<Locale, string>> = {
  percent: { cn: '%', en: '%', ru: '%' },
  milligramPerKilogram: { cn: 'mg/kg', en: 'mg/kg', ru: 'мг/кг' },
  gramPerCubicCentimetre: { cn: 'g/cm³', en: 'g/cm³', ru: 'г/см³' },
  microOhmMetre: { cn: 'µΩ·m', en: 'µΩ·m', ru: 'мкОм·м' },
  percentPerMinute: { cn: '%/min', en: '%/min', ru: '%/мин' },
};
