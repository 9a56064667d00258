import { z } from 'zod/mini';
import { camelCaseName, contentField, shapeOf } from '../content-fields.ts';
import { defineEndpoint, readLimit } from '../endpoint.ts';
import { localizedResponse, fileUrl, languages, localizedPage, pageRequest, rowId } from '../fields.ts';
import { picture } from '../media/picture.ts';
import { productFilters, productUses } from './product-filter.ts';
import { nationalMethods } from './test-methods.ts';
import { decimals, optionalFigure } from '../typical-values.ts';

/** In UTF-16 code units. */
export const maxKeywordLength = 64;

/** The page that a product links to: 1 calcined coke (/cpc), 2 petroleum coke (/gpc), 0 its own page (W9). */
export const aboutTypes = { own: 0, calcinedCoke: 1, petroleumCoke: 2 } as const;

export type AboutType = (typeof aboutTypes)[keyof typeof aboutTypes];

export function isAboutType(value: number): value is AboutType {
  return value === aboutTypes.own || value === aboutTypes.calcinedCoke || value === aboutTypes.petroleumCoke;
}

const aboutType = z.literal([0, 1, 2]);

const keyPropertyFields = {
  property: contentField.textWithoutPlaceholders(),
  value: contentField.textWithoutPlaceholders(),
  unit: contentField.textWithoutPlaceholders(),
};

/** The properties that a product card shows; `facts` on the wire. Values are already formatted. */
export const keyProperties = contentField.list(contentField.object(keyPropertyFields));

export type StoredKeyProperty = z.infer<typeof keyProperties.stored>[number];

/** A row of the product's table: the typical value beside the limit that a contract promises. */
const propertyFields = {
  /** The same property has the same key in every product, and in the tables of coke: `sulphur`. */
  key: contentField.string(camelCaseName),
  name: contentField.textWithoutPlaceholders(),
  unit: contentField.textWithoutPlaceholders(),
  decimals,
  minimum: optionalFigure,
  typical: optionalFigure,
  maximum: optionalFigure,
  methods: contentField.list(contentField.line()),
  nationalMethods,
};

export const productProperties = contentField.list(contentField.object(propertyFields));

export type StoredProductProperty = z.infer<typeof productProperties.stored>[number];

/** How a product is traded. */
const supplyFields = {
  hsCode: contentField.optional(contentField.line()),
  casNumber: contentField.optional(contentField.line()),
  packing: contentField.optionalTextWithoutPlaceholders(),
  minimumLot: contentField.optionalTextWithoutPlaceholders(),
  loadingPorts: contentField.optionalTextWithoutPlaceholders(),
};

export const productSupply = contentField.object(supplyFields);

export type StoredProductSupply = z.infer<typeof productSupply.stored>;

/** What the product filter finds it by: rows, each with a choice, in the console. */
export const uses = contentField.list(contentField.object({ use: contentField.choice(productUses) }));

const productRow = z.object({
  id: z.int(),
  itemNo: z.string(),
  itemName: z.string(),
  enItemName: z.string(),
  introduction: z.string(),
  mainPicUrl: fileUrl,
  picture: z.nullable(picture),
  itemTypeId: z.int(),
  aboutType,
  facts: z.array(z.object(shapeOf('wire', keyPropertyFields))),
});

export type ProductRow = z.infer<typeof productRow>;

const productDetail = z.extend(productRow, {
  itemAttribute: z.string(),
  properties: z.array(z.object(shapeOf('wire', propertyFields))),
  supply: z.object(shapeOf('wire', supplyFields)),
  uses: z.array(z.enum(productUses)),
  picLists: z.array(z.object({ itemPicUrl: fileUrl, picture: z.nullable(picture) })),
  aboutItems: z.array(productRow),
  /** The lot of its newest sample certificate; null without one. */
  sampleLotNo: z.nullable(z.string()),
  languages,
});

export type ProductDetail = z.infer<typeof productDetail>;

export type ProductCategory = { id: number; itemTypeName: string; itemCount: number; children: ProductCategory[] };

const productCategory: z.ZodMiniType<ProductCategory> = z.object({
  id: z.int(),
  itemTypeName: z.string(),
  itemCount: z.int(),
  get children() {
    return z.array(productCategory);
  },
});

const productSearch = {
  /** Search words: a product must have each of them, or a form of it, in its number, names or introduction. */
  keyword: z.optional(z.string().check(z.maxLength(maxKeywordLength))),
  /** The highest limit that a product may have; one without that limit is not productSearch. */
  sulfur: z.optional(z.enum(productFilters.sulfur)),
  vanadium: z.optional(z.enum(productFilters.vanadium)),
  ash: z.optional(z.enum(productFilters.ash)),
  use: z.optional(z.enum(productFilters.use)),
};

export const getProductCategories = defineEndpoint({
  name: 'getProductCategories',
  summary: 'The tree of product categories, each with the number of its products, or of those that are searched for',
  method: 'GET',
  path: '/{lang}/wms/dqgx/getitemtypetree',
  audience: 'public',
  effect: 'read',
  isCached: true,
  limit: readLimit,
  input: z.object(productSearch),
  output: localizedResponse(z.array(productCategory)),
  errors: ['invalidInput'],
});

export const listProducts = defineEndpoint({
  name: 'listProducts',
  summary: 'One page of products, by kind, category, keyword, limits or use; a page past the end returns the last one',
  method: 'POST',
  path: '/{lang}/wms/dqgx/getItemlist',
  audience: 'public',
  effect: 'read',
  isCached: true,
  limit: readLimit,
  input: z.object({
    aboutType: z.optional(
      z.pipe(
        z.union([z.enum(['0', '1', '2']), aboutType]),
        z.transform((value) => Number(value)),
      ),
    ),
    itemTypeId: z.optional(rowId),
    ...productSearch,
    ...pageRequest,
  }),
  output: localizedPage(productRow),
  errors: ['invalidInput'],
});

export const getProductDetail = defineEndpoint({
  name: 'getProductDetail',
  summary: 'One product by its item number or its id',
  method: 'GET',
  path: '/{lang}/wms/dqgx/getItemdetail/{id}',
  audience: 'public',
  effect: 'read',
  isCached: true,
  limit: readLimit,
  input: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  output: localizedResponse(productDetail),
  errors: ['invalidInput', 'notFound'],
});
