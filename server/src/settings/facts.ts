import { locales, type Locale } from 'contract/locales.ts';
import type { Facts } from 'contract/settings.ts';
import type { Localized } from '../database/localized.ts';

type WrittenFact = { value: string; unit: string };
type FactName = Exclude<keyof Facts, 'counters'>;

const squareMetresPerMu = 10_000 / 15;
const space = '\u00A0';

function number(locale: Locale, value: number, digits = 0): string {
  // Chinese and Russian leave four digits together: 6000.
  const useGrouping = locale === 'en' ? 'always' : 'min2';
  return new Intl.NumberFormat(locales[locale].tag, { maximumFractionDigits: digits, useGrouping }).format(value);
}

function plain(value: number, locale: Locale): WrittenFact {
  return { value: number(locale, value), unit: '' };
}

function hours(value: number, locale: Locale): WrittenFact {
  const parts = new Intl.NumberFormat(locales[locale].tag, { style: 'unit', unit: 'hour', unitDisplay: 'long' });
  return {
    value: number(locale, value),
    unit: parts.formatToParts(value).find(({ type }) => type === 'unit')?.value ?? '',
  };
}

function tonnes(value: number, locale: Locale): WrittenFact {
  if (locale === 'cn')
    return value >= 10_000
      ? { value: number(locale, value / 10_000, 2), unit: '万吨' }
      : { value: number(locale, value), unit: '吨' };
  return { value: number(locale, value), unit: locale === 'ru' ? 'т' : 't' };
}

/** An area in mu, the Chinese measure of land: 15 to the hectare. */
function area(value: number, locale: Locale): WrittenFact {
  if (locale === 'cn') return { value: number(locale, value), unit: '亩' };
  return { value: number(locale, (value * squareMetresPerMu) / 10_000, 1), unit: locale === 'ru' ? 'га' : 'ha' };
}

/** Chinese counts money by the hundred million. */
function money(value: number, locale: Locale): WrittenFact {
  if (locale === 'cn') return { value: number(locale, value / 100_000_000, 2), unit: '亿元' };
  const [billions, unit] = [
    number(locale, value / 1_000_000_000, 2),
    { en: 'billion yuan', ru: `млрд${space}юаней` }[locale],
  ];
  return { value: billions, unit };
}

const writers: Record<FactName, (value: number, locale: Locale) => WrittenFact> = {
  replyHours: hours,
  enterprisesServed: plain,
  exportCountries: plain,
  mapCountries: plain,
  calciningCapacityTonnes: tonnes,
  calciningMonthlyTonnes: tonnes,
  fushunAreaMu: area,
  fushunInvestmentYuan: money,
};

function isFactName(name: string): name is FactName {
  return Object.hasOwn(writers, name);
}

/** One of the group's facts, as each language writes it; undefined when no fact has this name. */
export function writeFact(name: string, facts: Facts): ((part: 'value' | 'unit') => Required<Localized>) | undefined {
  if (!isFactName(name)) return undefined;
  const write = writers[name];
  return (part) => ({
    cn: write(facts[name], 'cn')[part],
    en: write(facts[name], 'en')[part],
    ru: write(facts[name], 'ru')[part],
  });
}

function sentence({ value, unit }: WrittenFact, name: FactName, locale: Locale): string {
  if (name === 'fushunInvestmentYuan' && locale === 'en') return `RMB${space}${value}${space}billion`;
  return unit === '' ? value : `${value}${locale === 'cn' ? '' : space}${unit}`;
}

function fill(text: string, facts: Facts, locale: Locale): string {
  return text.replaceAll(/\{(\w+)(?:\.(value|unit))?\}/g, (whole, name: string, part: 'value' | 'unit' | undefined) => {
    if (!isFactName(name)) return whole;
    const written = writers[name](facts[name], locale);
    return part === undefined ? sentence(written, name, locale) : written[part];
  });
}

/**
 * The text with each `{factName}` in it replaced by the fact as its language writes it: 192亩, 12.8 ha, 12,8 га (P6).
 * `{factName.value}` and `{factName.unit}` give the two apart.
 */
export function withFacts(text: Localized, facts: Facts): Localized {
  return {
    cn: fill(text.cn, facts, 'cn'),
    ...(text.en !== undefined && { en: fill(text.en, facts, 'en') }),
    ...(text.ru !== undefined && { ru: fill(text.ru, facts, 'ru') }),
  };
}

/** Every `{…}` that stands for a fact, with what the language writes in its place. */
export function factTokens(facts: Facts, locale: Locale): { token: string; text: string }[] {
  return Object.keys(writers)
    .filter(isFactName)
    .flatMap((name) => {
      const written = writers[name](facts[name], locale);
      return [
        { token: `{${name}}`, text: sentence(written, name, locale) },
        { token: `{${name}.value}`, text: written.value },
        { token: `{${name}.unit}`, text: written.unit },
      ];
    });
}
