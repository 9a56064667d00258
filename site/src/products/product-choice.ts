import { type ProductListChoice, paths } from 'contract/urls/paths.ts';
import { productFilters, type ProductFilterName, type ProductFilters } from 'contract/products/product-filter.ts';
import { maxKeywordLength } from 'contract/products/products.ts';

/** Products per page; the first size is the default. */
export const productSizes = [10, 20, 30, 50] as const;

export type ProductSize = (typeof productSizes)[number];

/** The products that a URL requests. A keyword or a filter searches all categories unless the URL names one. */
export type ProductChoice = ProductFilters & { keyword: string; size: ProductSize };

/** In the order of the page and of the URL. */
export const filterNames = ['sulfur', 'vanadium', 'ash', 'use'] as const satisfies readonly ProductFilterName[];

type Query = { get: (name: string) => string | null };

/** The filters that a query names with one of their values. */
export function parseFilters(query: Query): ProductFilters {
  const { sulfur, vanadium, ash, use } = productFilters;
  return {
    sulfur: sulfur.find((value) => value === query.get('sulfur')),
    vanadium: vanadium.find((value) => value === query.get('vanadium')),
    ash: ash.find((value) => value === query.get('ash')),
    use: use.find((value) => value === query.get('use')),
  };
}

export function isFiltered(filters: ProductFilters): boolean {
  return filterNames.some((name) => filters[name] !== undefined);
}

export function isSearch(choice: ProductChoice): boolean {
  return choice.keyword !== '' || isFiltered(choice);
}

/** The same list without keyword and filters. */
export function withoutSearch({ size }: ProductChoice): ProductChoice {
  return { keyword: '', size };
}

export function parseChoice(query: Query): ProductChoice {
  return {
    ...parseFilters(query),
    keyword: normalizeKeyword(query.get('keyword') ?? ''),
    size: productSizes.find((size) => String(size) === query.get('size')) ?? productSizes[0],
  };
}

/** What the form of the filter has. */
export function choiceIn(form: FormData): ProductChoice {
  return parseChoice({
    get: (name) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : null;
    },
  });
}

/** Normalizes the keyword: surrounding and repeated spaces have no meaning. */
export function normalizeKeyword(typed: string): string {
  return typed.trim().replaceAll(/\s+/gu, ' ').slice(0, maxKeywordLength).toWellFormed();
}

/** The URL of the same choice in another category or on another page. */
export function productListPath(
  { keyword, size, ...filters }: ProductChoice,
  categoryId?: number,
  page?: number,
): string {
  const choice: ProductListChoice = {
    ...filters,
    keyword: keyword === '' ? undefined : keyword,
    size: size === productSizes[0] ? undefined : size,
  };
  return paths.bulkTrade(categoryId, page, choice);
}
