import type { ApiResponse } from 'client/call.ts';
import type { Locale } from 'contract/locales.ts';
import { aboutTypes, type getProductDetail, type ProductDetail } from 'contract/products/products.ts';
import type { getTypicalValues, TypicalValueTable } from 'contract/typical-values.ts';
import { fallbackLang } from '../text/fallback-lang.ts';
import { unitNames } from './unit-names.ts';

/** A text with its `lang`, if it falls back to Chinese (W17). */
export type TextWithLang = { text: string; lang: 'zh-Hans' | undefined };

export type ComparedProperty = {
  key: string;
  name: TextWithLang;
  unit: string;
  decimals: number;
  minimum: number | null;
  typical: number | null;
  maximum: number | null;
};

export type SupplyName = keyof ProductDetail['supply'];

/** A product, or a grade of the tables of coke. */
export type ComparedColumn = {
  /** The item number or the grade. */
  code: string;
  name: TextWithLang;
  /** The product that it opens; null for a grade that is not listed. */
  itemNo: string | null;
  properties: ComparedProperty[];
  supply: Record<SupplyName, TextWithLang>;
  /** Its real density and its resistivity are those of the coke after calcining. */
  isGreenCoke: boolean;
};

type Tables = readonly ApiResponse<typeof getTypicalValues>[];
type Product = ApiResponse<typeof getProductDetail>;

/** A grade as its tables have it: typical values in one, limits in another. */
type GradeInTable = { table: TypicalValueTable; index: number; langOf: (pointer: string) => TextWithLang['lang'] };

export function gradeInTables(tables: Tables, code: string): GradeInTable[] {
  return tables.flatMap((response) =>
    response.data.flatMap((table, at) => {
      const index = table.grades.findIndex(({ grade }) => grade.toUpperCase() === code);
      const langOf = (pointer: string) => fallbackLang(response, `/data/${at}/${pointer}`);
      return index === -1 ? [] : [{ table, index, langOf }];
    }),
  );
}

export function itemOfGrade(found: readonly GradeInTable[]): string | null {
  return found.map(({ table, index }) => table.grades[index]?.itemNo ?? null).find((itemNo) => itemNo !== null) ?? null;
}

const noText: TextWithLang = { text: '', lang: undefined };

function supplyOf(product: Product | undefined): ComparedColumn['supply'] {
  const textOf = (name: SupplyName): TextWithLang =>
    product === undefined
      ? noText
      : { text: product.data.supply[name] ?? '', lang: fallbackLang(product, `/data/supply/${name}`) };
  return {
    hsCode: textOf('hsCode'),
    casNumber: textOf('casNumber'),
    packing: textOf('packing'),
    minimumLot: textOf('minimumLot'),
    loadingPorts: textOf('loadingPorts'),
  };
}

export function productColumn(product: Product): ComparedColumn {
  const { itemNo, itemName, properties } = product.data;
  return {
    code: itemNo,
    name: { text: itemName, lang: fallbackLang(product, '/data/itemName') },
    itemNo,
    properties: properties.map(({ key, name, unit, decimals, minimum, typical, maximum }, index) => ({
      key,
      name: { text: name, lang: fallbackLang(product, `/data/properties/${index}/name`) },
      unit,
      decimals,
      minimum,
      typical,
      maximum,
    })),
    supply: supplyOf(product),
    isGreenCoke: product.data.aboutType === aboutTypes.petroleumCoke,
  };
}

/** Joins the typical values of one table with the limits of another, and adds what only its product states. */
export function gradeColumn(
  found: readonly GradeInTable[],
  product: Product | undefined,
  locale: Locale,
): ComparedColumn | undefined {
  const [first] = found;
  const grade = first?.table.grades[first.index];
  if (first === undefined || grade === undefined) return undefined;
  const properties = new Map<string, ComparedProperty>();
  for (const { table, index, langOf } of found)
    for (const [propertyIndex, { key, name, unit, decimals }] of table.properties.entries()) {
      const range = table.grades[index]?.values[propertyIndex];
      const known = properties.get(key) ?? {
        key,
        name: { text: name, lang: langOf(`properties/${propertyIndex}/name`) },
        unit: unitNames[unit][locale],
        decimals,
        minimum: null,
        typical: null,
        maximum: null,
      };
      const stated =
        table.kind === 'typical'
          ? { typical: range?.typical ?? null }
          : { minimum: range?.minimum ?? null, maximum: range?.maximum ?? null };
      properties.set(key, { ...known, ...stated });
    }
  const ofProduct = product && productColumn(product);
  for (const property of ofProduct?.properties ?? [])
    if (!properties.has(property.key)) properties.set(property.key, property);
  return {
    code: grade.grade,
    name: { text: grade.purpose, lang: first.langOf(`grades/${first.index}/purpose`) },
    itemNo: itemOfGrade(found),
    properties: [...properties.values()],
    supply: supplyOf(product),
    isGreenCoke: ofProduct?.isGreenCoke ?? false,
  };
}
