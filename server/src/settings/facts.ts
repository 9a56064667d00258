import { formatNumber } from 'contract/format-number.ts';
import { byLocale, locales, type Locale } from 'contract/locales.ts';
import type { Localized } from 'contract/localized.ts';
import type { FactName, Facts } from 'contract/settings.ts';
import { mapLocalized } from '../database/localized.ts';

/** A fact's value and unit. In a sentence both are joined, or `text` replaces them where a language differs. */
type FormattedFact = { value: string; unit: string; text?: string };

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
    unit: `bn${space}RMB`,
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

/** Facts that are stated as “more than”. A figure gets a plus sign, a sentence its own words. */
const openEnded = new Set<FactName>(['enterprisesServed', 'exportCountries']);

function isFactName(name: string): name is FactName {
  return Object.hasOwn(formatters, name);
}

function suffixOf(name: FactName, part: 'value' | 'unit'): string {
  return part === 'value' && openEnded.has(name) ? '+' : '';
}

/** One of the group's facts in every language, as a figure; undefined for an unknown name. */
export function formatFact(name: string, facts: Facts): ((part: 'value' | 'unit') => Required<Localized>) | undefined {
  if (!isFactName(name)) return undefined;
  const format = formatters[name];
  return (part) => byLocale((locale) => format(facts[name], locale)[part] + suffixOf(name, part));
}

/** The separator between value and unit in a text. */
const separator: Record<Locale, string> = { cn: '', en: space, ru: space };

/** A fact within a text. */
function factText({ value, unit, text }: FormattedFact, locale: Locale): string {
  return text ?? (unit === '' ? value : `${value}${separator[locale]}${unit}`);
}

function fill(text: string, facts: Facts, locale: Locale): string {
  return text.replaceAll(/\{(\w+)(?:\.(value|unit))?\}/g, (whole, name: string, part: 'value' | 'unit' | undefined) => {
    if (!isFactName(name)) return whole;
    const formatted = formatters[name](facts[name], locale);
    return part === undefined ? factText(formatted, locale) : formatted[part] + suffixOf(name, part);
  });
}

/**
 * Replaces each `{factName}` with the fact in the text's language: 192亩, 12.8 ha, 12,8 га (P6).
 * `{factName.value}` and `{factName.unit}` are its two parts, as in a figure.
 */
export function withFacts(text: Localized, facts: Facts): Localized {
  return mapLocalized(text, (written, locale) => fill(written, facts, locale));
}

/** All placeholders of facts with their texts in the language. */
export function factPlaceholders(facts: Facts, locale: Locale): { placeholder: string; text: string }[] {
  return Object.keys(formatters)
    .filter(isFactName)
    .flatMap((name) => {
      const formatted = formatters[name](facts[name], locale);
      return [
        { placeholder: `{${name}}`, text: factText(formatted, locale) },
        { placeholder: `{${name}.value}`, text: formatted.value + suffixOf(name, 'value') },
        { placeholder: `{${name}.unit}`, text: formatted.unit },
      ];
    });
}
