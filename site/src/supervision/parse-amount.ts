import type { Locale } from 'contract/locales.ts';

/** Why an amount cannot be read; the catalogue has the texts. */
export type AmountError = 'unreadable' | 'negative' | 'tooLarge';

/** An amount in yuan, undefined for an empty text, or an error. */
export type ParsedAmount = { amount: number | undefined } | { error: AmountError };

const largest = 1e12;

/** Words for powers of ten in all three languages, since an amount may be pasted from another language. */
const units: readonly [RegExp, number][] = [
  [/^(?:亿|億)$/u, 1e8],
  [/^(?:万|萬)$/u, 1e4],
  [/^千$/u, 1e3],
  [/^百万$/u, 1e6],
  [/^(?:k|thousand|тыс\.?|тысяч[аи]?)$/u, 1e3],
  [/^(?:m|mn|mln|million|millions|млн\.?|миллион(?:а|ов)?)$/u, 1e6],
  [/^(?:bn|billion|billions|млрд\.?|миллиард(?:а|ов)?)$/u, 1e9],
];

const currency = /rmb|cny|yuan|人民币|元|圆|¥|юан(?:ь|я|ей)/gu;

/** Parses an amount as people write it: 1 200 000, 1,200,000, 120万, 1,2 млн. */
export function parseAmount(locale: Locale, written: string): ParsedAmount {
  const text = written.normalize('NFKC').toLowerCase().replaceAll(currency, ' ').trim();
  if (text === '') return written.trim() === '' ? { amount: undefined } : { error: 'unreadable' };
  if (/^[-−–]\s*\d/u.test(text)) return { error: 'negative' };
  const [, figures = '', unit = ''] = /^([\d\s.,'’]*\d)\s*(\D*)$/u.exec(text) ?? [];
  const factor = factorOf(unit.trim());
  const value = readFigures(locale, figures, factor !== 1);
  if (factor === undefined || value === undefined) return { error: 'unreadable' };
  // Rounded to fen: 1.2 times a million is not exactly 1 200 000.
  const amount = Math.round(value * factor * 100) / 100;
  return amount > largest ? { error: 'tooLarge' } : { amount };
}

function factorOf(unit: string): number | undefined {
  return unit === '' ? 1 : units.find(([pattern]) => pattern.test(unit))?.[1];
}

/**
 * Parses digits with separators. Language, position and number of separators decide which one is the decimal separator.
 */
function readFigures(locale: Locale, figures: string, hasUnit: boolean): number | undefined {
  const text = figures.replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/gu, '');
  const marks: readonly string[] = text.match(/[.,]/gu) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return parseNumber(text);
  const other = last === ',' ? '.' : ',';
  const isDecimal = marks.includes(other) || (marks.length === 1 && !isThousands(locale, text, hasUnit));
  const decimals = isDecimal ? text.lastIndexOf(last) : text.length;
  const whole = text.slice(0, decimals);
  const separator = isDecimal ? other : last;
  if (whole.includes(separator) && !isGrouped(whole, separator)) return undefined;
  return parseNumber(`${whole.replaceAll(separator, '')}.${text.slice(decimals + 1) || '0'}`);
}

/** The separator that may group thousands before a unit. Russian groups by blanks. */
const groupSeparators: Record<Locale, string | undefined> = { cn: ',', en: ',', ru: undefined };

/**
 * Whether a single separator before three digits groups thousands. 1,200 and 1.200 do, since money has two decimals;
 * 1,125 млн does not.
 */
function isThousands(locale: Locale, text: string, hasUnit: boolean): boolean {
  const mark = hasUnit ? groupSeparators[locale] : /[.,]/u.exec(text)?.[0];
  return mark !== undefined && /^[1-9]\d{0,2}[.,]\d{3}$/u.test(text) && text.includes(mark);
}

function isGrouped(whole: string, separator: string): boolean {
  const [first = '', ...rest] = whole.split(separator);
  return /^\d{1,3}$/u.test(first) && rest.every((group) => /^\d{3}$/u.test(group));
}

function parseNumber(text: string): number | undefined {
  return /^\d+(?:\.\d+)?$/u.test(text) ? Number(text) : undefined;
}
