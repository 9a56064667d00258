/** How the group's facts are written in each language. */
import { formatNumber } from './format-number.ts';
import { type Locale, locales } from './locales.ts';
import type { FactName, Facts } from './settings.ts';

/** A fact's value and unit. In a sentence both are joined, or `text` replaces them where a language differs. */
type FormattedFact = { value: string; unit: string; text?: string };

export type FactPart = 'value' | 'unit';

const space = '\u00A0';

function count(value: number, locale: Locale): FormattedFact {
  return { value: formatNumber(locale, value), unit: '' };
}

function hours(value: number, locale: Locale): FormattedFact {
  const parts = new Intl.NumberFormat(locales[locale].tag, { style: 'unit', unit: 'hour', unitDisplay: 'long' });
  return {
    value: formatNumber(locale, value),
    unit: parts.formatToParts(value).find(({ type }) => type === 'unit')?.value ?? '',
  };
}

/** A multiple of what is stored, with its unit. */
type Measure = { divisor: number; digits?: number; unit: string; text?: (value: string) => string };

/** Formats a fact in the unit that its language uses. */
function measured(measures: Record<Locale, (value: number) => Measure>) {
  return (value: number, locale: Locale): FormattedFact => {
    const { divisor, digits, unit, text } = measures[locale](value);
    const scaled = formatNumber(locale, Number((value / divisor).toFixed(digits)));
    return { value: scaled, unit, ...(text && { text: text(scaled) }) };
  };
}

const tonnes = measured({
  cn: (value) => (value >= 10_000 ? { divisor: 10_000, digits: 2, unit: '万吨' } : { divisor: 1, unit: '吨' }),
  en: () => ({ divisor: 1, unit: 't' }),
  ru: () => ({ divisor: 1, unit: 'т' }),
});

const muPerHectare = 15;

/** An area in mu, the Chinese unit of land. */
const area = measured({
  cn: () => ({ divisor: 1, unit: '亩' }),
  en: () => ({ divisor: muPerHectare, digits: 1, unit: 'ha' }),
  ru: () => ({ divisor: muPerHectare, digits: 1, unit: 'га' }),
});

/** Chinese counts money in hundreds of millions. */
const money = measured({
  cn: () => ({ divisor: 100_000_000, digits: 2, unit: '亿元' }),
  en: () => ({
    divisor: 1_000_000_000,
    digits: 2,
    unit: `RMB${space}bn`,
    text: (billions) => `RMB${space}${billions}${space}billion`,
  }),
  ru: () => ({ divisor: 1_000_000_000, digits: 2, unit: `млрд${space}юаней` }),
});

const formatters: Record<FactName, (value: number, locale: Locale) => FormattedFact> = {
  replyHours: hours,
  enterprisesServed: count,
  exportCountries: count,
  mapCountries: count,
  calciningCapacityTonnes: tonnes,
  calciningMonthlyTonnes: tonnes,
  fushunAreaMu: area,
  fushunInvestmentYuan: money,
};

export function isFactName(name: string): name is FactName {
  return Object.hasOwn(formatters, name);
}

export const factNames: readonly FactName[] = Object.keys(formatters).filter(isFactName);

/** Facts that are stated as “more than”. A figure gets a plus sign, a sentence its own words. */
const openEnded = new Set<FactName>(['enterprisesServed', 'exportCountries']);

/** The value or the unit of a fact, as a figure shows them. */
export function factPart(name: FactName, part: FactPart, facts: Facts, locale: Locale): string {
  const suffix = part === 'value' && openEnded.has(name) ? '+' : '';
  return formatters[name](facts[name], locale)[part] + suffix;
}

/** The separator between value and unit in a text. */
const separator: Record<Locale, string> = { cn: '', en: space, ru: space };

/** A fact within a text: 192亩, 12.8 ha, 12,8 га. */
export function factText(name: FactName, facts: Facts, locale: Locale): string {
  const { value, unit, text } = formatters[name](facts[name], locale);
  return text ?? (unit === '' ? value : `${value}${separator[locale]}${unit}`);
}

const placeholder = /\{(\w+)(?:\.(value|unit))?\}/g;

/** The facts that a text quotes. */
export function factsIn(text: string): FactName[] {
  const names = new Set([...text.matchAll(placeholder)].map(([, name = '']) => name));
  return [...names].filter(isFactName);
}

/**
 * Replaces each `{factName}` with the fact in the text's language (P6). `{factName.value}` and `{factName.unit}` are its
 * two parts, as in a figure.
 */
export function fillFacts(text: string, facts: Facts, locale: Locale): string {
  return text.replaceAll(placeholder, (whole, name: string, part: FactPart | undefined) => {
    if (!isFactName(name)) return whole;
    return part === undefined ? factText(name, facts, locale) : factPart(name, part, facts, locale);
  });
}
