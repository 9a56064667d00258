/**
 * Merging tables: lists of lists of texts, such as the `rows` of a block. Their rows and columns have no keys, so they are
 * found again by their texts in all languages, and are merged cell by cell.
 */
import { type Locale, localeNames } from 'contract/locales.ts';
import { fieldOfLeaf, isSameValue, leafName, type Leaves } from './leaves.ts';
import { type FieldConflict, mergedOrder, withKey } from './merge.ts';

export type Side = 'mine' | 'theirs';
export type Sides = Readonly<Record<Side | 'base', Leaves>>;

/** The text of each language. */
type Cell = readonly string[];
type Table = readonly (readonly Cell[])[];

/** A table whose rows and columns have names that a base and its two changes share. */
type NamedTable = {
  rows: readonly string[];
  columns: readonly string[];
  has: (row: string, column: string) => boolean;
  /** Undefined too if the row is shorter than others. */
  cellAt: (row: string, column: string) => Cell | undefined;
};
type NamedTables = Readonly<Record<Side | 'base', NamedTable>>;

/** Whose value counts where both have changed something: a text in a language, or (null) what only one has removed. */
export type ChooseSide = (locale: Locale | null) => Side;

type MergedTable = { leaves: Map<string, unknown>; conflicts: FieldConflict[] };

function namesOf(field: string): string[] {
  return [field, ...localeNames.map((locale) => leafName(field, locale))];
}

function isTable(shape: unknown): shape is readonly (readonly unknown[])[] {
  return Array.isArray(shape) && shape.every(Array.isArray);
}

/** The fields of the tables that both sides have changed. */
export function tablesOfBoth({ base, mine, theirs }: Sides): string[] {
  const fields = new Set<string>();
  for (const [name, value] of [...mine, ...theirs]) {
    const { field, locale } = fieldOfLeaf(name);
    if (locale !== null && Array.isArray(value)) fields.add(field);
  }
  return [...fields].filter((field) => {
    const isChanged = (side: Leaves) => namesOf(field).some((name) => !isSameValue(side.get(name), base.get(name)));
    const isOfAll = [base, mine, theirs].every((side) => isTable(side.get(field)));
    return isOfAll && isChanged(mine) && isChanged(theirs);
  });
}

function tableIn(leaves: Leaves, field: string): Table {
  const shape = leaves.get(field);
  const texts = localeNames.map((locale) => leaves.get(leafName(field, locale)));
  return (isTable(shape) ? shape : []).map((cells, row) =>
    cells.map((_, column) =>
      texts.map((list) => {
        const text: unknown = isTable(list) ? list[row]?.[column] : undefined;
        return typeof text === 'string' ? text : '';
      }),
    ),
  );
}

/** The texts of a row or a column, each with its language. */
function textsOf(cells: readonly Cell[]): Set<string> {
  return new Set(cells.flatMap((cell) => cell.flatMap((text, index) => (text === '' ? [] : [`${index} ${text}`]))));
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 0.5;
  return [...one].filter((text) => other.has(text)).length;
}

/**
 * For each new line, which is a row or a column, the index of the old one that it was; undefined if it was added. The most
 * similar lines belong together, and between two of them others that are as many as before.
 */
function oldLines(before: readonly ReadonlySet<string>[], after: readonly ReadonlySet<string>[]) {
  const pairs = after
    .flatMap((line, to) => before.map((old, from) => ({ from, to, like: likeness(old, line) })))
    .filter(({ like }) => like > 0)
    .toSorted((a, b) => b.like - a.like || Math.abs(a.from - a.to) - Math.abs(b.from - b.to) || a.to - b.to);
  const found = new Map<number, number>();
  const used = new Set<number>();
  for (const { from, to } of pairs) {
    if (found.has(to) || used.has(from)) continue;
    found.set(to, from);
    used.add(from);
  }
  let [start, old] = [0, 0];
  for (let to = 0; to <= after.length; to += 1) {
    const from = to === after.length ? before.length : found.get(to);
    if (from === undefined) continue;
    const isGap = from - old === to - start && before.slice(old, from).every((_, index) => !used.has(old + index));
    if (isGap)
      for (let index = 0; start + index < to; index += 1) {
        found.set(start + index, old + index);
        used.add(old + index);
      }
    [start, old] = [to + 1, from + 1];
  }
  return after.map((_, index) => found.get(index));
}

/** Whether two added lines are the same one, which both have saved: one of them may have more texts by now. */
function isSameAddition(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const common = likeness(one, other);
  return common >= 1 && common === Math.min(one.size, other.size);
}

/** Names the lines of a base and its two changes: an old line by its index in the base. */
function nameLines({ base, mine, theirs }: Readonly<Record<Side | 'base', readonly ReadonlySet<string>[]>>) {
  const nameOf = (side: Side) => (old: number | undefined, index: number) =>
    old === undefined ? `${side} ${index}` : String(old);
  const names = {
    base: base.map((_, index) => String(index)),
    mine: oldLines(base, mine).map(nameOf('mine')),
    theirs: oldLines(base, theirs).map(nameOf('theirs')),
  };
  for (const [index, line] of theirs.entries()) {
    if (names.theirs[index] !== `theirs ${index}`) continue;
    const same = mine.findIndex((added, position) => {
      const name = `mine ${position}`;
      return names.mine[position] === name && !names.theirs.includes(name) && isSameAddition(added, line);
    });
    if (same >= 0) names.theirs[index] = `mine ${same}`;
  }
  return names;
}

/** The texts of each column. The same text in two rows says nothing, so each counts with its row. */
function columnsOf(table: Table, rows: readonly string[]): Set<string>[] {
  const count = Math.max(0, ...table.map((cells) => cells.length));
  return Array.from({ length: count }, (_, column) => {
    const texts = rows.flatMap((name, row) =>
      [...textsOf([table[row]?.[column] ?? []])].map((text) => `${name}: ${text}`),
    );
    return new Set(texts);
  });
}

function named(table: Table, rows: readonly string[], columns: readonly string[]): NamedTable {
  const rowAt = new Map(rows.map((name, index) => [name, index]));
  const columnAt = new Map(columns.map((name, index) => [name, index]));
  return {
    rows,
    columns,
    has: (row, column) => rowAt.has(row) && columnAt.has(column),
    cellAt: (row, column) => table[rowAt.get(row) ?? -1]?.[columnAt.get(column) ?? -1],
  };
}

function namedTables(sides: Sides, field: string): NamedTables {
  const base = tableIn(sides.base, field);
  const mine = tableIn(sides.mine, field);
  const theirs = tableIn(sides.theirs, field);
  const rows = nameLines({ base: base.map(textsOf), mine: mine.map(textsOf), theirs: theirs.map(textsOf) });
  const columns = nameLines({
    base: columnsOf(base, rows.base),
    mine: columnsOf(mine, rows.mine),
    theirs: columnsOf(theirs, rows.theirs),
  });
  return {
    base: named(base, rows.base, columns.base),
    mine: named(mine, rows.mine, columns.mine),
    theirs: named(theirs, rows.theirs, columns.theirs),
  };
}

/** A text that one side (the keeper) has written into a cell that the other one has removed. */
type Endangered = { row: string; column: string; keeper: Side; before: string; text: string };

export const otherSide = { mine: 'theirs', theirs: 'mine' } as const;

/** Merges a table that both have changed. */
export function mergeTable(sides: Sides, field: string, choose: ChooseSide): MergedTable {
  const tables = namedTables(sides, field);
  const endangered = [...endangeredTexts(tables, 'mine'), ...endangeredTexts(tables, 'theirs')];
  const kept = endangered.filter(({ keeper }) => keeper === choose(null));
  const keptCells = new Set(kept.map(({ row, column }) => `${row}/${column}`));
  const rows = orderOf('rows', tables, kept);
  const columns = orderOf('columns', tables, kept);
  const contested = new Map<Locale, Record<Side | 'before', string[]>>();
  const mergedText = (row: string, column: string, index: number, locale: Locale): string => {
    const textIn = (table: NamedTable) => table.cellAt(row, column)?.[index];
    const [mine, theirs, before = ''] = [textIn(tables.mine), textIn(tables.theirs), textIn(tables.base)];
    if (mine === undefined || theirs === undefined) return mine ?? theirs ?? '';
    if (mine === theirs || theirs === before) return mine;
    if (mine === before) return theirs;
    const texts = contested.get(locale) ?? { before: [], mine: [], theirs: [] };
    contested.set(locale, texts);
    texts.before.push(before);
    texts.mine.push(mine);
    texts.theirs.push(theirs);
    return choose(locale) === 'mine' ? mine : theirs;
  };
  const merged = rows.map((row) =>
    columns
      .filter((column) => keptCells.has(`${row}/${column}`) || isPresent(tables, row, column))
      .map((column) => localeNames.map((locale, index) => mergedText(row, column, index, locale))),
  );
  const conflicts = [...contested].map(([locale, { before, mine, theirs }]) => ({
    field,
    locale,
    before: before.join('\n'),
    mine: mine.join('\n'),
    theirs: theirs.join('\n'),
  }));
  return { leaves: leavesOf(field, merged), conflicts: [...removalConflict(field, endangered), ...conflicts] };
}

/** Whether a cell is in the merged table: rows may have different lengths while somebody still writes them. */
function isPresent({ base, mine, theirs }: NamedTables, row: string, column: string): boolean {
  const [before, my, their] = [base, mine, theirs].map(({ cellAt }) => cellAt(row, column) !== undefined);
  const [isMine, isTheirs] = [mine.has(row, column), theirs.has(row, column)];
  if (isMine && isTheirs) return before === true ? my === true && their === true : my === true || their === true;
  if (isMine) return my === true;
  return isTheirs ? their === true : true;
}

function endangeredTexts(tables: NamedTables, keeper: Side): Endangered[] {
  const { base, [keeper]: own, [otherSide[keeper]]: other } = tables;
  const isRemoved = (row: string, column: string) =>
    (base.rows.includes(row) && !other.rows.includes(row)) ||
    (base.columns.includes(column) && !other.columns.includes(column)) ||
    (base.cellAt(row, column) !== undefined && other.cellAt(row, column) === undefined);
  return own.rows.flatMap((row) =>
    own.columns.flatMap((column) => {
      const before = base.cellAt(row, column);
      const written = (own.cellAt(row, column) ?? []).flatMap((text, index) =>
        text === '' || text === before?.[index] ? [] : [{ text, before: before?.[index] ?? '' }],
      );
      if (written.length === 0 || !isRemoved(row, column)) return [];
      return written.map((texts) => ({ row, column, keeper, ...texts }));
    }),
  );
}

/** One question about all that was removed from a table and written into meanwhile. */
function removalConflict(field: string, endangered: readonly Endangered[]): FieldConflict[] {
  if (endangered.length === 0) return [];
  const writtenBy = (side: Side) => {
    const texts = endangered.flatMap(({ keeper, text }) => (keeper === side ? [text] : []));
    return texts.length === 0 ? null : texts.join('\n');
  };
  const before = endangered.flatMap((one) => (one.before === '' ? [] : [one.before])).join('\n');
  return [{ field, locale: null, before, mine: writtenBy('mine'), theirs: writtenBy('theirs') }];
}

/** The merged order of the rows or columns, with those that are kept because of a text in them. */
function orderOf(lines: 'rows' | 'columns', { base, ...tables }: NamedTables, kept: readonly Endangered[]) {
  const orders = { mine: tables.mine[lines], theirs: tables.theirs[lines] };
  for (const { keeper, row, column } of kept) {
    const name = lines === 'rows' ? row : column;
    const other = otherSide[keeper];
    if (base[lines].includes(name) && !orders[other].includes(name))
      orders[other] = withKey(orders[other], name, orders[keeper]);
  }
  if (isSameValue(orders.mine, base[lines])) return orders.theirs;
  if (isSameValue(orders.theirs, base[lines])) return orders.mine;
  return mergedOrder(base[lines], orders.mine, orders.theirs);
}

/** The leaves of a table; undefined for a language without any text. */
function leavesOf(field: string, table: Table): Map<string, unknown> {
  const leaves = new Map<string, unknown>([[field, table.map((cells) => cells.map(() => 0))]]);
  for (const [index, locale] of localeNames.entries()) {
    const texts = table.map((cells) => cells.map((cell) => cell[index] ?? ''));
    leaves.set(leafName(field, locale), texts.flat().some((text) => text !== '') ? texts : undefined);
  }
  return leaves;
}
