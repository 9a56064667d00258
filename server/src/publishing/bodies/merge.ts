import type { FieldReference } from 'contract/console/content-items.ts';
import { fieldOfLeaf, isSameValue, type Leaves } from './leaves.ts';

/** The names of the leaves that two bodies do not share. */
export function changedLeaves(before: Leaves, after: Leaves): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => !isSameValue(before.get(name), after.get(name)));
}

export function changedFields(before: Leaves, after: Leaves): FieldReference[] {
  return changedLeaves(before, after).map(fieldOfLeaf);
}

/** The fields that differ between two bodies, with both values, and the number of those that do not. */
export function compareLeaves(before: Leaves, after: Leaves) {
  const changed = changedLeaves(before, after);
  const fields = changed.map((name) => ({
    ...fieldOfLeaf(name),
    before: before.get(name) ?? null,
    after: after.get(name) ?? null,
  }));
  return { fields, equalFields: new Set([...before.keys(), ...after.keys()]).size - changed.length };
}

export type FieldConflict = FieldReference & { before: unknown; mine: unknown; theirs: unknown };

export type Merge = {
  leaves: Leaves;
  /** Leaves that only the other person changed. */
  taken: string[];
  /** Fields that both changed, and differently. */
  conflicts: FieldConflict[];
};

/** Merges two changes of the same base. A leaf that only one person changed is theirs. */
export function merge(base: Leaves, mine: Leaves, theirs: Leaves): Merge {
  const leaves = new Map(mine);
  const taken: string[] = [];
  const conflicts: FieldConflict[] = [];
  for (const name of changedLeaves(mine, theirs)) {
    const [before, my, their] = [base.get(name), mine.get(name), theirs.get(name)];
    if (isSameValue(before, their)) continue;
    if (!isSameValue(before, my)) {
      conflicts.push({ ...fieldOfLeaf(name), before: before ?? null, mine: my ?? null, theirs: their ?? null });
      continue;
    }
    taken.push(name);
    if (their === undefined) leaves.delete(name);
    else leaves.set(name, their);
  }
  return { leaves, taken, conflicts };
}

/** The rows in the order of `mine`: without those that the other person removed, and with those that they added. */
export function mergedOrder<Key>(base: readonly Key[], mine: readonly Key[], theirs: readonly Key[]): readonly Key[] {
  let order: readonly Key[] = mine.filter((key) => theirs.includes(key) || !base.includes(key));
  for (const key of theirs) if (!base.includes(key) && !order.includes(key)) order = withKey(order, key, theirs);
  return order;
}

/** The rows with one more, behind the row that it follows in another list. */
export function withKey<Key>(order: readonly Key[], key: Key, other: readonly Key[]): readonly Key[] {
  const previous = other.slice(0, other.indexOf(key)).findLast((one) => order.includes(one));
  return order.toSpliced(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, key);
}
