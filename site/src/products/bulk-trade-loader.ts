import { getProductCategories, listProducts } from 'contract/products.ts';
import type { Answer } from '../call.ts';
import { withLastAnswer } from '../last-answer.ts';
import type { Load } from '../page.ts';
import { pageIn } from '../parts/page-in.ts';
import { type PartOf, partOf } from '../refuse.ts';
import { isLeaf, placesOf } from './category-places.ts';
import { choiceIn, type ProductChoice } from './product-choice.ts';
import { ProductListLater } from './product-list-later.ts';

export type Categories = Answer<typeof getProductCategories>;

export type BulkTradeData = {
  /** The whole catalogue. */
  categories: Categories;
  list: PartOf<{
    products: Answer<typeof listProducts>;
    /** The same tree; with a keyword it counts what that finds. */
    counted: Categories;
  }>;
  choice: ProductChoice;
  /** The chosen category's id; absent where a keyword looks through all of them, or where there is none. */
  chosen?: number;
  /** Whether it is the one that is shown unasked. */
  unasked: boolean;
  /** From one, as the reader counts. */
  page: number;
};

export const catalogue = withLastAnswer(getProductCategories, {});

/** The category the address names; without one all of them where something is looked for, else the tree's first leaf. */
export const loadBulkTrade: Load<BulkTradeData> = async (call, { request: { url, signal } }) => {
  const query = new URL(url).searchParams;
  const choice = choiceIn(query);
  const { keyword, size } = choice;
  const [categories] = await Promise.all([catalogue.ask(call, signal), ProductListLater.ready()]);
  const places = placesOf(categories.data);
  const first = keyword === '' ? places.find(isLeaf) : undefined;
  const place = places.find(({ category }) => String(category.id) === query.get('category')) ?? first;
  const asked = pageIn(query);

  async function find() {
    const words = keyword === '' ? {} : { keyword };
    const filter = place === undefined ? words : { ...words, itemTypeId: place.category.id };
    const [products, counted] = await Promise.all([
      call(listProducts, { ...filter, page: asked - 1, size }, signal),
      keyword === '' ? categories : call(getProductCategories, words, signal),
    ]);
    return { products, counted };
  }

  const list = await partOf(find());
  // The gateway answers a page past the end with the last one (W3).
  const last = Math.max(1, Math.ceil((list.found?.products.totalElements ?? 0) / size));
  const page = list.found === undefined ? asked : Math.min(asked, last);
  const chosen = place === undefined ? {} : { chosen: place.category.id };
  return { categories, list, choice, ...chosen, unasked: place === first, page };
};
