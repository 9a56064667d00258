import { type Locale, localeNames } from 'contract/locales.ts';
import type { Localized } from '../database/localized.ts';
import type { StoredFact } from '../database/tables.ts';
import type { DemonstrationProduct } from './read.ts';

type Figure = string | Record<Locale, string>;

const heads: Record<Locale, [property: string, value: string, unit: string, method: string]> = {
  cn: ['项目', '典型值', '单位', '检测方法'],
  en: ['Property', 'Typical value', 'Unit', 'Test method'],
  ru: ['Показатель', 'Типичное значение', 'Единица', 'Метод испытания'],
};

function inLocale(figure: Figure, locale: Locale): string {
  return typeof figure === 'string' ? figure : figure[locale];
}

/** Russian writes decimals with a comma. Only values are rewritten: a standard's number keeps its point. */
function valueIn(figure: Figure, locale: Locale): string {
  const value = inLocale(figure, locale);
  return locale === 'ru' && typeof figure === 'string' ? value.replaceAll(/(\d)\.(\d)/g, '$1,$2') : value;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function everyLocale(write: (locale: Locale) => string): Localized {
  return { cn: write('cn'), en: write('en'), ru: write('ru') };
}

/** The attribute table of a product as rich text. */
export function attributeTable({ attributes }: DemonstrationProduct): Localized {
  return everyLocale((locale) => {
    const head = heads[locale].map((title) => `<th scope="col">${title}</th>`).join('');
    const rows = attributes.map(({ property, value, unit, method }) => {
      const cells = [valueIn(value, locale), inLocale(unit, locale), method ?? '—'].map(
        (cell) => `<td>${escapeHtml(cell)}</td>`,
      );
      return `<tr><th scope="row">${escapeHtml(property[locale])}</th>${cells.join('')}</tr>`;
    });
    return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  });
}

/** The three figures of a product's card. */
export function cardFacts({ attributes }: DemonstrationProduct): StoredFact[] {
  return attributes.slice(0, 3).map(({ property, value, unit }) => ({
    property,
    value: everyLocale((locale) => valueIn(value, locale)),
    unit: everyLocale((locale) => inLocale(unit, locale)),
  }));
}

/** Joins blocks of each language with a separator. */
export function joined(lines: Record<Locale, string[]>, separator: string): Localized {
  return Object.assign(
    { cn: '' },
    Object.fromEntries(localeNames.map((locale) => [locale, lines[locale].join(separator)])),
  );
}
