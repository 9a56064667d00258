import { formatNumber } from 'contract/format-number.ts';
import { useLocale } from '../../text/use-language.ts';
import { formatMinutes } from '../item/deadline.ts';

/** Returns how the numbers and times of these figures are written. */
export function useFigures() {
  const locale = useLocale();
  return {
    number: (value: number) => formatNumber(locale, value),
    minutes: (value: number | null) => (value === null ? '–' : formatMinutes(value)),
  };
}
