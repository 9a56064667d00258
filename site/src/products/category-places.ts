import type { ProductCategory } from 'contract/products.ts';

/** A category and where it stands in the answer, by which its language is found (W17). */
export type CategoryPlace = { category: ProductCategory; pointer: string; above: readonly CategoryPlace[] };

/** Every category of the tree, each followed by what lies below it. */
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
