import type { ApiResponse } from 'client/call.ts';
import type { getProductCategories, listProducts } from 'contract/products/products.ts';
import type { PartResult } from '../gateway/route-errors.ts';
import type { ProductChoice } from './product-choice.ts';

export type Categories = ApiResponse<typeof getProductCategories>;

export type BulkTradeData = {
  /** The whole catalogue. */
  categories: Categories;
  list: PartResult<{
    products: ApiResponse<typeof listProducts>;
    /** The same tree; in a search it counts the matches. */
    counted: Categories;
  }>;
  choice: ProductChoice;
  /** The chosen category's id; absent when all categories are searched, or when there is none. */
  chosen?: number;
  /** Whether it is the default category. */
  isDefault: boolean;
  /** The page number, counted from one. */
  page: number;
};
