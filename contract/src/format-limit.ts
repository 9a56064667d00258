import { formatDecimals } from './format-number.ts';
import type { Locale } from './locales.ts';

type Limit = { minimum: number | null; maximum: number | null; decimals: number };

/** ≤ 0.50, ≥ 2.08, 2.05–2.09; undefined without a bound. The sign and its figure are never parted. */
export function formatLimit(locale: Locale, { minimum, maximum, decimals }: Limit): string | undefined {
  if (minimum !== null && maximum !== null)
    return `${formatDecimals(locale, minimum, decimals, maximum)}–${formatDecimals(locale, maximum, decimals)}`;
  if (maximum !== null) return `≤\u00A0${formatDecimals(locale, maximum, decimals)}`;
  return minimum === null ? undefined : `≥\u00A0${formatDecimals(locale, minimum, decimals)}`;
}
