import type { ProductCategory } from 'contract/products/products.ts';

/** A category with its JSON pointer in the response, which locates its fallback (W17). */
export type CategoryNode = { category: ProductCategory; pointer: string; ancestors: readonly CategoryNode[] };

/** Every category of the tree, each followed by its descendants. */
export function categoryNodes(
  categories: readonly ProductCategory[],
  pointer = '/data',
  ancestors: readonly CategoryNode[] = [],
): CategoryNode[] {
  return categories.flatMap((category, index) => {
    const node = { category, pointer: `${pointer}/${index}`, ancestors };
    return [node, ...categoryNodes(category.children, `${node.pointer}/children`, [...ancestors, node])];
  });
}

export function isLeaf({ category }: CategoryNode): boolean {
  return category.children.length === 0;
}

/** How many products all categories have together: those that match the keyword, if there is one. */
export function productTotal(categories: readonly ProductCategory[]): number {
  return categories.reduce((sum, { itemCount }) => sum + itemCount, 0);
}
