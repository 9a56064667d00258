import type { Locale } from 'contract/locales.ts';
import { locales } from 'contract/locales.ts';

type Unit = 'kilobytes' | 'megabytes';

/** Rounded up, so that a file a byte over the limit never reads as one that keeps it. Counted as the limit is: 1024 at a step. */
export function fileSize(locale: Locale, bytes: number): { figure: string; unit: Unit } {
  const kilobytes = Math.ceil(bytes / 1024);
  const unit: Unit = kilobytes < 1000 ? 'kilobytes' : 'megabytes';
  const size = unit === 'kilobytes' ? kilobytes : Math.ceil((bytes / 1024 ** 2) * 10) / 10;
  return { figure: new Intl.NumberFormat(locales[locale].tag).format(size), unit };
}
