/** Where an item is or was last seen in the list. */
export type RowPosition = { id: string; index: number };

/** The index of an item, or else of what is there now; -1 in an empty list. */
export function currentIndex(ids: readonly string[], { id, index }: RowPosition): number {
  const found = ids.indexOf(id);
  return found >= 0 ? found : Math.min(index, ids.length - 1);
}

/** The neighbours of an opened item. After it has left the list, they are those of its last position. */
export function neighbours(
  ids: readonly string[],
  id: string,
  position: RowPosition | undefined,
): { next?: string; previous?: string } {
  const found = ids.indexOf(id);
  const index = found >= 0 || position?.id !== id ? found : position.index;
  if (index < 0) return {};
  const [previous, next] = [ids[index - 1], ids[found >= 0 ? index + 1 : index]];
  return { ...(previous !== undefined && { previous }), ...(next !== undefined && { next }) };
}
