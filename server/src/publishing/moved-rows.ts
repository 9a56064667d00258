/**
 * Merging bodies whose rows were moved.
 *
 * A row may have moved to the list of another row, such as a block to another section. Its leaves
 * then have other names (`sections/a/blocks/x/title`, `sections/b/blocks/x/title`), but are the same.
 */
import type { FieldReference } from 'contract/console/content-items.ts';
import { leafName, type Leaves } from './leaves.ts';
import { type Merge, merge } from './merge.ts';

/** The new path of each moved row by its old one. */
export type RowMoves = ReadonlyMap<string, string>;

/** The paths of rows in lists of other rows: by their key, and by which lists may contain them. */
function nestedRows(leaves: Leaves): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const [list, keys] of leaves) {
    const names = list.split('/');
    const [owner, name] = names.slice(-2);
    const owners = leaves.get(names.slice(0, -2).join('/'));
    if (!Array.isArray(keys) || !Array.isArray(owners) || !owners.includes(owner)) continue;
    const lists = [...names.slice(0, -2), '*', name].join('/');
    for (const key of keys) {
      const row = `${lists}/${String(key)}`;
      paths.set(row, [...(paths.get(row) ?? []), `${list}/${String(key)}`]);
    }
  }
  return paths;
}

/** The paths that have leaves below them. The values of a list without keys have none. */
function pathsWithLeaves(leaves: Leaves): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const name of leaves.keys())
    for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1)) paths.add(name.slice(0, at));
  return paths;
}

/** The rows that are in another list in `to`. A key that is in two lists says nothing. */
export function movesBetween(from: Leaves, to: Leaves): RowMoves {
  const moves = new Map<string, string>();
  const present = nestedRows(to);
  const [rowsBefore, rowsAfter] = [pathsWithLeaves(from), pathsWithLeaves(to)];
  for (const [row, [before, ...copies]] of nestedRows(from)) {
    const [after, ...others] = present.get(row) ?? [];
    if (before === undefined || after === undefined || before === after || copies.length + others.length > 0) continue;
    if (rowsBefore.has(before) && rowsAfter.has(after)) moves.set(before, after);
  }
  return moves;
}

function movedName(name: string, moves: RowMoves): string {
  for (const [before, after] of moves) if (name.startsWith(`${before}/`)) return after + name.slice(before.length);
  return name;
}

/** What is stored by the names of leaves, or of fields, by the names after the moves. */
export function withMovedNames<Value>(stored: Readonly<Record<string, Value>>, moves: RowMoves): Record<string, Value> {
  return Object.fromEntries(Object.entries(stored).map(([name, value]) => [movedName(name, moves), value]));
}

/** The leaves by their names after the moves. The lists have the rows that they had. */
export function withMoves(leaves: Leaves, moves: RowMoves): Leaves {
  return moves.size === 0 ? leaves : new Map([...leaves].map(([name, value]) => [movedName(name, moves), value]));
}

/** The leaves by the names that they have in another body. */
export function namedAsIn(leaves: Leaves, other: Leaves): Leaves {
  return withMoves(leaves, movesBetween(leaves, other));
}

/** The leaves without these rows in their lists. */
function withoutRows(leaves: Leaves, paths: readonly string[]): Leaves {
  const kept = new Map(leaves);
  for (const path of paths) {
    const at = path.lastIndexOf('/');
    const keys = kept.get(path.slice(0, at));
    if (!Array.isArray(keys)) continue;
    kept.set(
      path.slice(0, at),
      keys.filter((key) => key !== path.slice(at + 1)),
    );
  }
  return kept;
}

/**
 * Merges two changes of the same base (`merge`), in which rows may have moved, come and gone. Where both moved a row, it
 * stands where `mine` has it. A row that the other person removed is gone.
 */
export function mergeWithMoves(base: Leaves, mine: Leaves, theirs: Leaves): Merge {
  const [mineMoved, theirsMoved] = [movesBetween(base, mine), movesBetween(base, theirs)];
  const all: RowMoves = new Map([...theirsMoved, ...mineMoved]);
  const onlyTheirs = new Map([...theirsMoved].filter(([path]) => !mineMoved.has(path)));
  const twice = new Map(
    [...theirsMoved].flatMap(([path, there]) => {
      const here = mineMoved.get(path);
      return here === undefined || here === there ? [] : [[there, here] as const];
    }),
  );
  const merged = mergeLists(
    withMoves(base, all),
    withMoves(mine, onlyTheirs),
    withMoves(withoutRows(theirs, [...twice.keys()]), new Map([...mineMoved, ...twice])),
  );
  const rows = pathsWithLeaves(merged.leaves);
  const removed = [...all.values()].filter((path) => !rows.has(path));
  return { ...merged, leaves: withoutRows(merged.leaves, removed) };
}

/** Merges leaf by leaf, and lists of rows that both have changed row by row: nobody can choose between two lists of keys. */
function mergeLists(base: Leaves, mine: Leaves, theirs: Leaves): Merge {
  const merged = merge(base, mine, theirs);
  const rows = new Set([base, mine, theirs].flatMap((leaves) => [...pathsWithLeaves(leaves)]));
  const leaves = new Map(merged.leaves);
  const taken = [...merged.taken];
  const conflicts = merged.conflicts.filter(({ field, locale, before, ...changed }) => {
    const lists = [before ?? [], changed.mine, changed.theirs].filter((list) => Array.isArray(list));
    const [inBase, inMine, inTheirs] = lists;
    const isOfRows = locale === null && lists.flat().some((key) => rows.has(`${field}/${String(key)}`));
    if (!isOfRows || inBase === undefined || inMine === undefined || inTheirs === undefined) return true;
    leaves.set(field, mergedOrder(inBase, inMine, inTheirs));
    taken.push(field);
    return false;
  });
  return { leaves, taken, conflicts };
}

/** The rows in the order of `mine`: without those that the other person removed, and with those that they added. */
function mergedOrder(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]): unknown[] {
  const order = mine.filter((key) => theirs.includes(key) || !base.includes(key));
  for (const [index, key] of theirs.entries()) {
    if (base.includes(key) || order.includes(key)) continue;
    const previous = theirs.slice(0, index).findLast((one) => order.includes(one));
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, key);
  }
  return order;
}

/** The leaves with conflicts decided: for these fields the other person's value, for all others mine. */
export function withDecisions({ leaves, conflicts }: Merge, theirs: readonly FieldReference[]): Leaves {
  const decided = new Map(leaves);
  const chosen = new Set(theirs.map(({ field, locale }) => leafName(field, locale)));
  for (const { field, locale, theirs: value } of conflicts) {
    const name = leafName(field, locale);
    if (!chosen.has(name)) continue;
    if (value === null) decided.delete(name);
    else decided.set(name, value);
  }
  return decided;
}
