import type { MoveDirection } from '../../parts/dragging/move-keys.ts';
import type { DropPosition } from '../../parts/dragging/moved-row.ts';

/** An item of an ordered list or tree. `parent` is null at the top, and always in a list. */
export type Arranged = { id: string; title: string; parent: string | null };

/** Items in the order of the page: each is followed by those below it. */
export type Arrangement = readonly Arranged[];

/** The items in the order of their tree. What is below an unknown parent is at the top. */
export function arrange(items: readonly Arranged[]): Arrangement {
  const known = new Set(items.map(({ id }) => id));
  const below = Map.groupBy(items, ({ parent }) => (parent !== null && known.has(parent) ? parent : null));
  const walk = (parent: string | null): Arranged[] =>
    (below.get(parent) ?? []).flatMap((item) => [{ ...item, parent }, ...walk(item.id)]);
  return walk(null);
}

export function depthOf(items: Arrangement, id: string): number {
  const parent = items.find((item) => item.id === id)?.parent ?? null;
  return parent === null ? 0 : 1 + depthOf(items, parent);
}

/** Whether an item is another one or is below it. */
export function isWithin(items: Arrangement, id: string | null, other: string): boolean {
  if (id === null) return false;
  return id === other || isWithin(items, items.find((item) => item.id === id)?.parent ?? null, other);
}

export function siblingsOf(items: Arrangement, id: string): Arrangement {
  const parent = items.find((item) => item.id === id)?.parent ?? null;
  return items.filter((item) => item.parent === parent);
}

/** Puts an item, with all below it, before, after or below another. Below itself nothing can be put. */
export function put(items: Arrangement, id: string, target: string, position: DropPosition): Arrangement {
  const moved = items.find((item) => item.id === id);
  const over = items.find((item) => item.id === target);
  if (!moved || !over || isWithin(items, target, id)) return items;
  const dropped = { ...moved, parent: position === 'inside' ? target : over.parent };
  const others = items.filter((item) => item.id !== id);
  if (position === 'inside') return arrange([...others, dropped]);
  const gap = others.indexOf(over) + (position === 'before' ? 0 : 1);
  return arrange(others.toSpliced(gap, 0, dropped));
}

/** Moves an item by a key: among its siblings, out of its parent, or below the sibling before it. */
export function moveByKey(items: Arrangement, id: string, direction: MoveDirection): Arrangement {
  const item = items.find((one) => one.id === id);
  const siblings = siblingsOf(items, id);
  const index = siblings.findIndex((one) => one.id === id);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  if (direction === 'up') return before ? put(items, id, before.id, 'before') : items;
  if (direction === 'down') return after ? put(items, id, after.id, 'after') : items;
  if (direction === 'in') return before ? put(items, id, before.id, 'inside') : items;
  return item?.parent ? put(items, id, item.parent, 'after') : items;
}
