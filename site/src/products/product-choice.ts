import { type ProductListChoice, paths } from 'contract/paths.ts';
import { maxKeywordLength } from 'contract/products.ts';

/** Products per page; the first size is the default. */
export const productSizes = [10, 20, 30, 50] as const;

export type ProductSize = (typeof productSizes)[number];

/** The products that a URL requests. A keyword searches all categories unless the URL names one. */
export type ProductChoice = { keyword: string; size: ProductSize };

export function parseChoice(query: URLSearchParams): ProductChoice {
  return {
    keyword: normalizeKeyword(query.get('keyword') ?? ''),
    size: productSizes.find((size) => String(size) === query.get('size')) ?? productSizes[0],
  };
}

/** Normalizes the keyword: surrounding and repeated spaces have no meaning. */
export function normalizeKeyword(typed: string): string {
  return typed.trim().replaceAll(/\s+/gu, ' ').slice(0, maxKeywordLength).toWellFormed();
}

/** The URL of the same choice in another category or on another page. */
export function productListPath({ keyword, size }: ProductChoice, categoryId?: number, page?: number): string {
  const choice: ProductListChoice = {
    keyword: keyword === '' ? undefined : keyword,
    size: size === productSizes[0] ? undefined : size,
  };
  return paths.bulkTrade(categoryId, page, choice);
}
