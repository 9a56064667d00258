/** The specification of a product as HTML, which clients of the gateway show as it is (`itemAttribute`). */
import { formatLimit } from 'contract/format-limit.ts';
import { formatDecimals } from 'contract/format-number.ts';
import { defaultLocale, type Locale, localeNames } from 'contract/locales.ts';
import type { Localized } from 'contract/localized.ts';
import type { StoredProductProperty, StoredProductSupply } from 'contract/products/products.ts';
import { methodsIn } from 'contract/products/test-methods.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { propertyGroupsOf } from './property-groups.ts';

type Specification = {
  properties: readonly StoredProductProperty[];
  supply: StoredProductSupply;
  /** What staff wrote below the table of properties. */
  attributes: Localized | null;
};

type Words = {
  head: readonly [property: string, typical: string, limit: string, unit: string, method: string];
  note: string;
  supply: string;
  supplyOf: Record<keyof StoredProductSupply, string>;
};

const words: Record<Locale, Words> = {
  cn: {
    head: ['项目', '典型值', '限值', '单位', '试验方法'],
    note: '演示数据。典型值为发货批次的平均值，非保证值；限值写入合同，逐批检验。',
    supply: '供货',
    supplyOf: {
      hsCode: 'HS编码',
      casNumber: 'CAS号',
      packing: '包装',
      minimumLot: '最小批量',
      loadingPorts: '装货港或交货港',
    },
  },
  en: {
    head: ['Property', 'Typical value', 'Limit', 'Unit', 'Test method'],
    note: 'Sample data. Typical values are averages of lots shipped, not a guarantee. The limits are in the contract, and every lot is tested against them.',
    supply: 'Supply',
    supplyOf: {
      hsCode: 'HS code',
      casNumber: 'CAS number',
      packing: 'Packing',
      minimumLot: 'Minimum lot',
      loadingPorts: 'Loading ports',
    },
  },
  ru: {
    head: ['Показатель', 'Типичное значение', 'Предел', 'Единица', 'Метод испытания'],
    note: 'Демонстрационные данные. Типичные значения — средние по отгруженным партиям, не гарантия; пределы записаны в договоре, по ним проверяют каждую партию.',
    supply: 'Условия поставки',
    supplyOf: {
      hsCode: 'Код ГС\u00A0(HS)',
      casNumber: 'Номер CAS',
      packing: 'Упаковка',
      minimumLot: 'Минимальная партия',
      loadingPorts: 'Порты отгрузки',
    },
  },
};

const supplyNames = ['hsCode', 'casNumber', 'packing', 'minimumLot', 'loadingPorts'] as const;

function propertyRow(property: StoredProductProperty, locale: Locale): string {
  const { name, unit, typical, decimals } = property;
  const cells = [
    typical === null ? undefined : formatDecimals(locale, typical, decimals),
    formatLimit(locale, property),
    unit[locale] ?? unit.cn,
    methodsIn(property, locale).join(', ') || undefined,
  ];
  const written = cells.map((cell) => `<td>${escapeHtml(cell ?? '—')}</td>`).join('');
  return `<tr><th scope="row">${escapeHtml(name[locale] ?? name.cn)}</th>${written}</tr>`;
}

function propertyTable(properties: readonly StoredProductProperty[], locale: Locale): string {
  if (properties.length === 0) return '';
  const { head, note } = words[locale];
  const titles = head.map((title) => `<th scope="col">${title}</th>`).join('');
  const bodies = propertyGroupsOf(properties).map(({ name, properties: own }) => {
    const title = name && `<tr><th scope="rowgroup" colspan="${head.length}">${name[locale]}</th></tr>`;
    return `<tbody>${title ?? ''}${own.map((property) => propertyRow(property, locale)).join('')}</tbody>`;
  });
  return `<table><thead><tr>${titles}</tr></thead>${bodies.join('')}</table><p>${note}</p>`;
}

function supplyTable(supply: StoredProductSupply, locale: Locale): string {
  const rows = supplyNames.flatMap((name) => {
    const value = supply[name];
    const text = typeof value === 'string' || value === null ? value : (value[locale] ?? value.cn);
    const label = words[locale].supplyOf[name];
    return text === null ? [] : [`<tr><th scope="row">${label}</th><td>${escapeHtml(text)}</td></tr>`];
  });
  return rows.length === 0 ? '' : `<h3>${words[locale].supply}</h3><table><tbody>${rows.join('')}</tbody></table>`;
}

/** Chinese, and each language in which nothing is missing: a table of two languages could not be marked as such. */
export function specificationOf({ properties, supply, attributes }: Specification): Localized {
  const texts = [
    ...properties.flatMap(({ name, unit }) => [name, unit]),
    ...[supply.packing, supply.minimumLot, supply.loadingPorts, attributes].filter((text) => text !== null),
  ];
  const html: Localized = { cn: '' };
  for (const locale of localeNames)
    if (locale === defaultLocale || texts.every((text) => text[locale] !== undefined))
      html[locale] =
        propertyTable(properties, locale) +
        (attributes === null ? '' : (attributes[locale] ?? attributes.cn)) +
        supplyTable(supply, locale);
  return html;
}
