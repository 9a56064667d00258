import type { Locale } from 'contract/locales.ts';
import {
  type AboutType,
  isAboutType,
  type ProductCategory,
  type ProductDetail,
  type ProductRow,
} from 'contract/products.ts';
import { give, type Localized, writtenIn } from '../database/localized.ts';
import { cleanRichText } from '../database/rich-text.ts';
import type { StoredFact } from '../database/tables.ts';
import type { Unresolved } from '../http/fallback.ts';
import { type PictureRegistry, pictureAddress, viewPicture } from '../pictures/registry.ts';

type StoredCategory = { id: number; parentId: number | null; name: Localized; count: string };

/** The tree below a parent; a node counts what lies in it and below it. */
export function viewCategories(
  rows: StoredCategory[],
  locale: Locale,
  parent: number | null = null,
): Unresolved<ProductCategory>[] {
  return rows
    .filter((row) => row.parentId === parent)
    .map((row) => ({
      id: row.id,
      itemTypeName: give(row.name, locale),
      itemCount: countBelow(rows, row),
      children: viewCategories(rows, locale, row.id),
    }));
}

function countBelow(rows: StoredCategory[], row: StoredCategory): number {
  const below = rows.filter((child) => child.parentId === row.id);
  return below.reduce((sum, child) => sum + countBelow(rows, child), Number(row.count));
}

type StoredProduct = {
  id: number;
  itemNo: string;
  name: Localized;
  introduction: Localized;
  picture: string;
  categoryId: number;
  aboutType: number;
  facts: StoredFact[];
};

function aboutTypeOf(value: number): AboutType {
  return isAboutType(value) ? value : 0;
}

export function viewProductRow(row: StoredProduct, registry: PictureRegistry, locale: Locale): Unresolved<ProductRow> {
  return {
    id: row.id,
    itemNo: row.itemNo,
    itemName: give(row.name, locale),
    enItemName: row.name.en ?? '',
    introduction: give(row.introduction, locale),
    mainPicUrl: pictureAddress(registry, row.picture),
    picture: viewPicture(registry, row.picture, locale),
    itemTypeId: row.categoryId,
    aboutType: aboutTypeOf(row.aboutType),
    facts: row.facts.map((fact) => ({
      property: give(fact.property, locale),
      value: give(fact.value, locale),
      unit: give(fact.unit, locale),
    })),
  };
}

export function viewProductDetail(
  product: StoredProduct & { attributes: Localized },
  pictures: { picture: string }[],
  related: StoredProduct[],
  registry: PictureRegistry,
  locale: Locale,
): Unresolved<ProductDetail> {
  return {
    ...viewProductRow(product, registry, locale),
    itemAttribute: cleanRichText(give(product.attributes, locale)),
    picLists: pictures.map(({ picture }) => ({
      itemPicUrl: pictureAddress(registry, picture),
      picture: viewPicture(registry, picture, locale),
    })),
    aboutItems: related.map((row) => viewProductRow(row, registry, locale)),
    languages: writtenIn([product.name, product.introduction]),
  };
}
