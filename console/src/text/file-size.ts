import { formatNumber } from 'contract/format-number.ts';
import type { Locale } from 'contract/locales.ts';
import type { UploadTexts } from './cn/uploads.ts';

/** 3.1 MB, 412 KB. */
export function formatFileSize(
  bytes: number,
  locale: Locale,
  units: Pick<UploadTexts, 'kilobytes' | 'megabytes'>,
): string {
  const print = (value: number, digits: number) => formatNumber(locale, Number(value.toFixed(digits)));
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1000 ? units.kilobytes(print(kilobytes, 0)) : units.megabytes(print(bytes / 1024 / 1024, 1));
}
