/**
 * Numbers with their units as the three languages write them, in units that can be compared. The figures of the console
 * (`contract/src/console/figures.ts`) are fewer on purpose: what it does not know may not hold up staff. Here every
 * number counts, also one without a unit or with an inflected one.
 */
import type { Locale } from 'contract/locales.ts';
import { chineseValue } from './spelled-numbers.ts';
import { units } from './units.ts';

/** `number` is as written, with its 万 or “million”; `amount` is in the base unit of `kind`. */
export type Quantity = { number: number; kind: string; amount: number; written: string };

const factors: Record<string, number> = {
  万: 1e4,
  亿: 1e8,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  bn: 1e9,
  'тыс.': 1e3,
  млн: 1e6,
  млрд: 1e9,
};

const writing = {
  cn: { number: String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`, factor: '[万亿]', end: '' },
  en: {
    number: String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`,
    factor: 'thousand|million|billion|bn',
    end: String.raw`(?![\w²³])`,
  },
  ru: {
    number: String.raw`\d{1,3}(?: \d{3})+(?!\d)(?:,\d+)?|\d+(?:[.,]\d+)?`,
    factor: String.raw`тыс\.|тысячн[а-яё]+|млн|млрд`,
    end: '(?![а-яё²³])',
  },
} as const satisfies Record<Locale, { number: string; factor: string; end: string }>;

const currencies: Record<string, string> = { RMB: 'yuan', USD: 'dollar' };

function expressionOf(locale: Locale): RegExp {
  const { number, factor, end } = writing[locale];
  const known = units.flatMap((unit, index) => (unit[locale] ? `(?<u${index}>${unit[locale]})` : [])).join('|');
  const before = String.raw`(?:(?<currency>RMB|USD) )?(?<![\w.,-])`;
  const behind = `(?:[ -]?(?<factor>${factor})(?![а-яё]))?(?:[ -]?(?:${known})${end})?`;
  return new RegExp(`${before}(?<number>${number})[多余]?${behind}`, 'g');
}

const expressions = { cn: expressionOf('cn'), en: expressionOf('en'), ru: expressionOf('ru') };

/** Without tags, special spaces and telephone numbers; 六成, six tenths, becomes 60%. */
export function plainText(text: string): string {
  const plain = text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[\u00A0\u202F]/g, ' ');
  const withoutPhones = plain.replaceAll(/\+\d+ [\d-]+/g, ' ');
  return withoutPhones.replaceAll(/([一二三四五六七八九两])成/g, (_, digit: string) => `${chineseValue(digit)}0%`);
}

/** The numbers that are written in digits. `kind` is empty for one without a unit. */
export function quantitiesOf(text: string, locale: Locale): Quantity[] {
  return [...plainText(text).matchAll(expressions[locale])].map(({ 0: written, groups = {} }) => {
    const digits = groups['number'] ?? '';
    const plain = locale === 'ru' ? digits.replaceAll(' ', '').replace(',', '.') : digits.replaceAll(',', '');
    const factor = groups['factor']?.replace(/^тысячн.*/, 'тыс.');
    const number = Number(plain) * (factors[factor ?? ''] ?? 1);
    const unit = units.find((_, index) => groups[`u${index}`] !== undefined);
    const kind = currencies[groups['currency'] ?? ''] ?? unit?.kind ?? '';
    return { number, kind, amount: number * (unit?.factor ?? 1), written };
  });
}
