import { createContext } from 'react';
import { isRecord } from '../body.ts';

/** The rows of a list inside another list, such as the blocks of sections: they may move to the list of another row. */
export type NestedRows = {
  /** The name of the list, such as `blocks`. */
  name: string;
  /** The id that all these lists share for dragging. */
  list: string;
  /** The other rows that have such a list, by their keys. */
  targets: readonly { key: string; name: string }[];
  moveTo: (row: string, target: string) => void;
  /** The row that has just moved here and takes the focus. */
  arrived: string | undefined;
};

/** What the list inside a row knows about the lists in the other rows; undefined if its rows stay where they are. */
export const NestedRowsContext = createContext<NestedRows | undefined>(undefined);

/** The rows of the list inside a row. */
export function nestedIn(owner: unknown, list: string): readonly unknown[] {
  const nested = isRecord(owner) ? owner[list] : undefined;
  return Array.isArray(nested) ? nested : [];
}

function hasKey(row: unknown, key: string): boolean {
  return isRecord(row) && row['rowKey'] === key;
}

export function holdsRow(owner: unknown, list: string, key: string): boolean {
  return nestedIn(owner, list).some((row) => hasKey(row, key));
}

/** The rows with one of their nested rows moved to the end of the list in another row. */
export function withNestedRowMoved(rows: readonly unknown[], list: string, key: string, target: string): unknown[] {
  const moved = rows.flatMap((owner) => nestedIn(owner, list)).find((row) => hasKey(row, key));
  if (moved === undefined || !rows.some((owner) => hasKey(owner, target))) return [...rows];
  return rows.map((owner) => {
    if (!isRecord(owner)) return owner;
    const others = nestedIn(owner, list).filter((row) => row !== moved);
    if (hasKey(owner, target)) return { ...owner, [list]: [...others, moved] };
    return holdsRow(owner, list, key) ? { ...owner, [list]: others } : owner;
  });
}
