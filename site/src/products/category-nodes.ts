import type { ProductCategory } from 'contract/products.ts';

/** A category with its JSON pointer in the response, which locates its fallback (W17). */
export type CategoryPlace = { category: ProductCategory; pointer: string; above: readonly CategoryPlace[] };

/** Every category of the tree, each followed by its descendants. */
export function placesOf(
  categories: readonly ProductCategory[],
  pointer = '/data',
  above: readonly CategoryPlace[] = [],
): CategoryPlace[] {
  return categories.flatMap((category, index) => {
    const place = { category, pointer: `${pointer}/${index}`, above };
    return [place, ...placesOf(category.children, `${place.pointer}/children`, [...above, place])];
  });
}

export function isLeaf({ category }: CategoryPlace): boolean {
  return category.children.length === 0;
}
