import { z } from 'zod/mini';
import { defineEndpoint, readLimit } from './endpoint.ts';
import { answer, fileAddress, languages, paged, pageRequest, rowId } from './fields.ts';
import { picture } from './picture.ts';

/** In characters as the wire counts them. */
export const longestKeyword = 64;

/** Where a product leads: 1 calcined coke to /cpc, 2 petroleum coke to /gpc, 0 to its own page (W9). */
export const aboutTypes = { own: 0, calcinedCoke: 1, petroleumCoke: 2 } as const;

export type AboutType = (typeof aboutTypes)[keyof typeof aboutTypes];

export function isAboutType(value: number): value is AboutType {
  return value === aboutTypes.own || value === aboutTypes.calcinedCoke || value === aboutTypes.petroleumCoke;
}

const aboutType = z.literal([0, 1, 2]);

/** One figure of the product's card: a property, its value in the reader's notation, its unit. */
const fact = z.object({ property: z.string(), value: z.string(), unit: z.string() });

const productRow = z.object({
  id: z.int(),
  itemNo: z.string(),
  itemName: z.string(),
  enItemName: z.string(),
  introduction: z.string(),
  mainPicUrl: fileAddress,
  picture: z.nullable(picture),
  itemTypeId: z.int(),
  aboutType,
  facts: z.array(fact),
});

export type ProductRow = z.infer<typeof productRow>;

const productDetail = z.extend(productRow, {
  itemAttribute: z.string(),
  picLists: z.array(z.object({ itemPicUrl: fileAddress, picture: z.nullable(picture) })),
  aboutItems: z.array(productRow),
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

/** What a product is looked for by: each word of it in its number, its names or its introduction. */
const keyword = z.optional(z.string().check(z.maxLength(longestKeyword)));

export const getProductCategories = defineEndpoint({
  name: 'getProductCategories',
  summary: 'The tree of product categories, each with the number of its products, or of those that a keyword finds',
  method: 'GET',
  path: '/{lang}/wms/dqgx/getitemtypetree',
  audience: 'public',
  effect: 'read',
  limit: readLimit,
  input: z.object({ keyword }),
  output: answer(z.array(productCategory)),
  errors: ['invalidInput'],
});

export const listProducts = defineEndpoint({
  name: 'listProducts',
  summary: 'One page of products, by kind, by category or by keyword; a page past the end answers the last one',
  method: 'POST',
  path: '/{lang}/wms/dqgx/getItemlist',
  audience: 'public',
  effect: 'read',
  limit: readLimit,
  input: z.object({
    aboutType: z.optional(
      z.pipe(
        z.union([z.enum(['0', '1', '2']), aboutType]),
        z.transform((value) => Number(value)),
      ),
    ),
    itemTypeId: z.optional(rowId),
    keyword,
    ...pageRequest,
  }),
  output: paged(productRow),
  errors: ['invalidInput'],
});

export const getProductDetail = defineEndpoint({
  name: 'getProductDetail',
  summary: 'One product by its item number or its id',
  method: 'GET',
  path: '/{lang}/wms/dqgx/getItemdetail/{id}',
  audience: 'public',
  effect: 'read',
  limit: readLimit,
  input: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  output: answer(productDetail),
  errors: ['invalidInput', 'notFound'],
});
