/** Where an item is or was last seen in the list. */
export type Place = { id: string; index: number };

/** The index of an item, or else of what has come into its place; -1 in an empty list. */
export function placeNow(ids: readonly string[], { id, index }: Place): number {
  const found = ids.indexOf(id);
  return found >= 0 ? found : Math.min(index, ids.length - 1);
}

/** The neighbours of an opened item. After it has left the list, they are those of its last place. */
export function neighbours(
  ids: readonly string[],
  id: string,
  place: Place | undefined,
): { next?: string; previous?: string } {
  const found = ids.indexOf(id);
  const index = found >= 0 || place?.id !== id ? found : place.index;
  if (index < 0) return {};
  const [previous, next] = [ids[index - 1], ids[found >= 0 ? index + 1 : index]];
  return { ...(previous !== undefined && { previous }), ...(next !== undefined && { next }) };
}
