/**
 * Merging bodies whose rows were moved.
 *
 * A row may have moved to the list of another row, such as a block to another section. Its leaves
 * then have other names (`sections/a/blocks/x/title`, `sections/b/blocks/x/title`), but are the same.
 */
import type { FieldReference } from 'contract/console/content-items.ts';
import { fieldOfLeaf, isSameValue, leafName, type Leaves } from './leaves.ts';
import { type Merge, merge, mergedOrder, withKey } from './merge.ts';
import { type ChooseSide, mergeTable, otherSide, type Side, type Sides, tablesOfBoth } from './merge-tables.ts';

/** A merge with what its decisions need: the fields of merged tables, and the rows that a conflict is about. */
type MergeOfLists = Merge & { tables: readonly string[]; rows: readonly string[]; sides: Sides };

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
 * stands where `mine` has it. A row that one removed is gone, or a conflict if the other has written into it.
 */
export function mergeWithMoves(base: Leaves, mine: Leaves, theirs: Leaves): MergeOfLists {
  const [mineMoved, theirsMoved] = [movesBetween(base, mine), movesBetween(base, theirs)];
  const all: RowMoves = new Map([...theirsMoved, ...mineMoved]);
  const onlyTheirs = new Map([...theirsMoved].filter(([path]) => !mineMoved.has(path)));
  const twice = new Map(
    [...theirsMoved].flatMap(([path, there]) => {
      const here = mineMoved.get(path);
      return here === undefined || here === there ? [] : [[there, here] as const];
    }),
  );
  const sides = {
    base: withMoves(base, all),
    mine: withMoves(mine, onlyTheirs),
    theirs: withMoves(withoutRows(theirs, [...twice.keys()]), new Map([...mineMoved, ...twice])),
  };
  const lists = mergeLists(sides.base, sides.mine, sides.theirs);
  const merged = askAboutRows(mergeTables(lists, sides), sides, new Set(all.values()));
  const rows = pathsWithLeaves(merged.leaves);
  const removed = [...all.values()].filter((path) => !rows.has(path));
  return {
    ...merged,
    leaves: withoutRows(merged.leaves, removed),
    // A list that comes back with its row is without what was moved out of it.
    sides: {
      base: sides.base,
      mine: withoutRows(sides.mine, [...onlyTheirs.keys()]),
      theirs: withoutRows(sides.theirs, [...mineMoved.keys()]),
    },
  };
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

/** Tables that both have changed, cell by cell. */
function mergeTables(merged: Merge, sides: Sides): Merge & { tables: readonly string[] } {
  const tables = tablesOfBoth(sides);
  const isOfTable = (field: string) => tables.includes(field);
  const leaves = new Map(merged.leaves);
  const taken = merged.taken.filter((name) => !isOfTable(fieldOfLeaf(name).field));
  const conflicts = merged.conflicts.filter(({ field }) => !isOfTable(field));
  for (const table of tables) {
    const { leaves: own, conflicts: found } = mergeTable(sides, table, () => 'mine');
    setLeaves(leaves, own);
    conflicts.push(...found);
    for (const [name, value] of own) if (!isSameValue(value, sides.mine.get(name))) taken.push(name);
  }
  return { leaves, taken, conflicts, tables };
}

function setLeaves(leaves: Map<string, unknown>, values: Leaves): void {
  for (const [name, value] of values)
    if (value === undefined) leaves.delete(name);
    else leaves.set(name, value);
}

function listOf(leaves: Leaves, row: string): readonly unknown[] {
  const keys = leaves.get(row.slice(0, row.lastIndexOf('/')));
  return Array.isArray(keys) ? keys : [];
}

function isIn(leaves: Leaves, row: string): boolean {
  return listOf(leaves, row).includes(row.slice(row.lastIndexOf('/') + 1));
}

/** The rows that one has removed and the other has not: the outer ones, with all that is in them. */
function rowsOfOne({ base, mine, theirs }: Sides, moved: ReadonlySet<string>): { path: string; keeper: Side }[] {
  const rowsIn = (keeper: Side, own: Leaves, other: Leaves) => {
    const inOther = pathsWithLeaves(other);
    return [...pathsWithLeaves(own)].flatMap((path) => {
      // The lists still have a moved row where it was; its leaves are where it is.
      const wasThere = moved.has(path) || isIn(base, path);
      const isRemoved = wasThere && isIn(own, path) && !isIn(other, path);
      return isRemoved && !(moved.has(path) && inOther.has(path)) ? [{ path, keeper }] : [];
    });
  };
  const rows = [...rowsIn('mine', mine, theirs), ...rowsIn('theirs', theirs, mine)];
  return rows.filter(({ path }) => !rows.some((outer) => path.startsWith(`${outer.path}/`)));
}

/** Asks one question about a row that one has removed and the other has written into, instead of one for each text. */
function askAboutRows<Merged extends Merge>(merged: Merged, sides: Sides, moved: ReadonlySet<string>) {
  const { base } = sides;
  let [taken, conflicts] = [merged.taken, merged.conflicts];
  const leaves = new Map(merged.leaves);
  const rows: string[] = [];
  for (const { path, keeper } of rowsOfOne(sides, moved)) {
    const isBelow = (name: string) => name.startsWith(`${path}/`);
    const own = sides[keeper];
    // What the keeper moved into the row would go with it.
    const movedHere = [...moved].filter((row) => isBelow(row) && isIn(own, row) && !isIn(base, row));
    const isNew = (name: string) =>
      !isSameValue(own.get(name), base.get(name)) || movedHere.some((row) => name.startsWith(`${row}/`));
    const written = [...own.keys()].filter((name) => isBelow(name) && isNew(name) && wordsAt(own, name) !== '');
    conflicts = conflicts.filter(({ field }) => !isBelow(field));
    if (written.length === 0) {
      setRow(leaves, path, sides[otherSide[keeper]]);
      continue;
    }
    const words = (side: Leaves) =>
      written
        .map((name) => wordsAt(side, name))
        .filter((text) => text !== '')
        .join('\n');
    const question = { field: path, locale: null, before: words(base), mine: null, theirs: null };
    taken = taken.filter((name) => !isBelow(name));
    conflicts = [...conflicts, { ...question, [keeper]: words(own) }];
    rows.push(path);
  }
  return { ...merged, leaves, taken, conflicts, rows };
}

/** What somebody has written into a leaf; empty for the keys of rows and the size of a table. */
function wordsAt(leaves: Leaves, name: string): string {
  const value = leaves.get(name);
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return JSON.stringify(value) ?? '';
  const texts = value.flat(Infinity).filter((text) => typeof text === 'string' && text !== '');
  const isOfRows = texts.some((key) => [...leaves.keys()].some((other) => other.startsWith(`${name}/${key}/`)));
  return isOfRows ? '' : texts.join('\n');
}

/** Puts a row as one side has it into the leaves, or removes it if that side has removed it. */
function setRow(leaves: Map<string, unknown>, path: string, from: Leaves): void {
  const [list, key] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/') + 1)];
  const isBelow = (name: string) => name.startsWith(`${path}/`);
  for (const name of leaves.keys()) if (isBelow(name)) leaves.delete(name);
  for (const [name, value] of from) if (isBelow(name)) leaves.set(name, value);
  const keys = listOf(leaves, path);
  if (!isIn(from, path))
    leaves.set(
      list,
      keys.filter((one) => one !== key),
    );
  else if (!keys.includes(key)) leaves.set(list, withKey(keys, key, listOf(from, path)));
}

/** The leaves with conflicts decided: for these fields the other person's value, for all others mine. */
export function withDecisions(
  { leaves, conflicts, tables, rows, sides }: MergeOfLists,
  theirs: readonly FieldReference[],
) {
  const decided = new Map(leaves);
  const chosen = new Set(theirs.map(({ field, locale }) => leafName(field, locale)));
  for (const table of tables) {
    const choose: ChooseSide = (locale) => (chosen.has(leafName(table, locale)) ? 'theirs' : 'mine');
    setLeaves(decided, mergeTable(sides, table, choose).leaves);
  }
  for (const { field, locale, theirs: value } of conflicts) {
    const name = leafName(field, locale);
    if (!chosen.has(name) || tables.includes(field) || rows.includes(field)) continue;
    if (value === null) decided.delete(name);
    else decided.set(name, value);
  }
  for (const row of rows) setRow(decided, row, chosen.has(row) ? sides.theirs : sides.mine);
  return decided;
}
