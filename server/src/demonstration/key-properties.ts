import { formatLimit } from 'contract/format-limit.ts';
import { formatDecimals } from 'contract/format-number.ts';
import { byLocale } from 'contract/locales.ts';
import type { StoredKeyProperty } from 'contract/products/products.ts';
import type { DemonstrationProduct } from './read.ts';

/** The limits of the first three properties, for the product card; the typical value of one without a limit. */
export function keyPropertiesOf({ properties }: DemonstrationProduct): StoredKeyProperty[] {
  return properties.slice(0, 3).map((property) => ({
    property: property.name,
    value: byLocale(
      (locale) => formatLimit(locale, property) ?? formatDecimals(locale, property.typical ?? 0, property.decimals),
    ),
    unit: property.unit,
  }));
}
