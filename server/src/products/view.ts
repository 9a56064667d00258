import type { Locale } from 'contract/locales.ts';
import type { Localized } from 'contract/localized.ts';
import {
  type AboutType,
  isAboutType,
  type ProductCategory,
  type ProductDetail,
  type ProductRow,
  keyProperties,
  productProperties,
  productSupply,
  type StoredKeyProperty,
  type StoredProductProperty,
  type StoredProductSupply,
} from 'contract/products/products.ts';
import { productUses } from 'contract/products/product-filter.ts';
import { resolve } from '../content-fields/resolve.ts';
import { pickLocale, writtenIn } from '../database/localized.ts';
import { sanitizeRichText } from '../content-fields/rich-text.ts';
import type { Unresolved } from '../http/fallback.ts';
import { type PictureRegistry, pictureUrl, pictureNamed, textPicture } from '../pictures/registry.ts';

type StoredCategory = { id: number; parentId: number | null; name: Localized };

type Counts = ReadonlyMap<number, number>;

/** The tree below a parent; a node counts its own products and those of its descendants. */
export function toCategories(
  rows: StoredCategory[],
  counts: Counts,
  locale: Locale,
  parent: number | null = null,
): Unresolved<ProductCategory>[] {
  return rows
    .filter((row) => row.parentId === parent)
    .map((row) => ({
      id: row.id,
      itemTypeName: pickLocale(row.name, locale),
      itemCount: countBelow(rows, counts, row.id),
      children: toCategories(rows, counts, locale, row.id),
    }));
}

function countBelow(rows: StoredCategory[], counts: Counts, id: number): number {
  const below = rows.filter((child) => child.parentId === id);
  return below.reduce((sum, child) => sum + countBelow(rows, counts, child.id), counts.get(id) ?? 0);
}

type StoredProduct = {
  id: number;
  itemNo: string;
  name: Localized;
  introduction: Localized;
  picture: string;
  categoryId: number;
  aboutType: number;
  facts: StoredKeyProperty[];
};

function aboutTypeOf(value: number): AboutType {
  return isAboutType(value) ? value : 0;
}

export function toProductRow(row: StoredProduct, registry: PictureRegistry, locale: Locale): Unresolved<ProductRow> {
  return {
    id: row.id,
    itemNo: row.itemNo,
    itemName: pickLocale(row.name, locale),
    enItemName: row.name.en ?? '',
    introduction: pickLocale(row.introduction, locale),
    mainPicUrl: pictureUrl(registry, row.picture),
    picture: pictureNamed(registry, row.picture, locale),
    itemTypeId: row.categoryId,
    aboutType: aboutTypeOf(row.aboutType),
    facts: resolve(keyProperties, row.facts, { locale }),
  };
}

export function toProductDetail(
  product: StoredProduct & {
    attributes: Localized;
    properties: StoredProductProperty[];
    supply: StoredProductSupply;
    uses: string[];
  },
  {
    pictures,
    related,
    sampleLot,
  }: { pictures: { picture: string }[]; related: StoredProduct[]; sampleLot: { lotNo: string } | undefined },
  registry: PictureRegistry,
  locale: Locale,
): Unresolved<ProductDetail> {
  return {
    ...toProductRow(product, registry, locale),
    itemAttribute: sanitizeRichText(pickLocale(product.attributes, locale), (src) => textPicture(registry, src)),
    properties: resolve(productProperties, product.properties, { locale }),
    supply: resolve(productSupply, product.supply, { locale }),
    uses: productUses.filter((use) => product.uses.includes(use)),
    picLists: pictures.map(({ picture }) => ({
      itemPicUrl: pictureUrl(registry, picture),
      picture: pictureNamed(registry, picture, locale),
    })),
    aboutItems: related.map((row) => toProductRow(row, registry, locale)),
    sampleLotNo: sampleLot?.lotNo ?? null,
    languages: writtenIn([product.name, product.introduction]),
  };
}
