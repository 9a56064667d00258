import { type ProductListChoice, paths } from 'contract/paths.ts';
import { longestKeyword } from 'contract/products.ts';

/** Products on one page; the first is what a reader gets who has not chosen. */
export const productSizes = [10, 20, 30, 50] as const;

export type ProductSize = (typeof productSizes)[number];

/** Which products an address asks for. A keyword looks through all categories, unless one is named beside it. */
export type ProductChoice = { keyword: string; size: ProductSize };

export function choiceIn(query: URLSearchParams): ProductChoice {
  return {
    keyword: keywordIn(query.get('keyword') ?? ''),
    size: productSizes.find((size) => String(size) === query.get('size')) ?? productSizes[0],
  };
}

/** As it is asked: what a reader types around and between words means nothing. */
export function keywordIn(typed: string): string {
  return typed.trim().replaceAll(/\s+/gu, ' ').slice(0, longestKeyword).toWellFormed();
}

/** The same choice in another category or on another page. */
export function productsAt({ keyword, size }: ProductChoice, categoryId?: number, page?: number): string {
  const choice: ProductListChoice = {
    keyword: keyword === '' ? undefined : keyword,
    size: size === productSizes[0] ? undefined : size,
  };
  return paths.bulkTrade(categoryId, page, choice);
}
