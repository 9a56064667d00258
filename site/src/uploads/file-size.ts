import { formatNumber } from 'contract/format-number.ts';
import type { Locale } from 'contract/locales.ts';

type Unit = 'kilobytes' | 'megabytes';

/**
 * Rounds up, so that a file above the limit never appears to be within it. One unit is 1024 of the next smaller, like
 * the limit.
 */
export function fileSize(locale: Locale, bytes: number): { figure: string; unit: Unit } {
  const kilobytes = Math.ceil(bytes / 1024);
  const unit: Unit = kilobytes < 1000 ? 'kilobytes' : 'megabytes';
  const size = unit === 'kilobytes' ? kilobytes : Math.ceil((bytes / 1024 ** 2) * 10) / 10;
  return { figure: formatNumber(locale, size), unit };
}
