import { byLocale, type Locale } from 'contract/locales.ts';
import type { Localized } from 'contract/localized.ts';
import type { StoredKeyProperty } from 'contract/products.ts';
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

const decimalSeparator: Record<Locale, string> = { cn: '.', en: '.', ru: ',' };

/** Only values get the language's decimal separator: the numbers of standards keep their point. */
function valueIn(figure: Figure, locale: Locale): string {
  return typeof figure === 'string'
    ? figure.replaceAll(/(\d)\.(\d)/g, `$1${decimalSeparator[locale]}$2`)
    : figure[locale];
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The attribute table of a product as rich text. */
export function attributeTable({ attributes }: DemonstrationProduct): Localized {
  return byLocale((locale) => {
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

/** The first three properties, for the product card. */
export function keyPropertiesOf({ attributes }: DemonstrationProduct): StoredKeyProperty[] {
  return attributes.slice(0, 3).map(({ property, value, unit }) => ({
    property,
    value: byLocale((locale) => valueIn(value, locale)),
    unit: byLocale((locale) => inLocale(unit, locale)),
  }));
}
