import { useState } from 'react';

/** The rows of a list that are selected, also those of other pages. */
export type Selection<Row> = {
  rows: readonly Row[];
  isSelected: (row: Row) => boolean;
  /** With `upTo` all rows of the page between the last toggled one and this one become what this one becomes. */
  toggle: (row: Row, options?: { upTo?: boolean }) => void;
  /** Selects all rows of the page, or none of them if all are selected. */
  togglePage: () => void;
  clear: () => void;
};

export function useSelection<Row>(page: readonly Row[], keyOf: (row: Row) => string, most: number): Selection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const [lastToggled, setLastToggled] = useState<string>();
  const keys = page.map(keyOf);

  function set(rows: readonly Row[], isSelected: boolean): void {
    const next = new Map(selected);
    for (const row of rows)
      if (!isSelected) next.delete(keyOf(row));
      else if (next.size < most) next.set(keyOf(row), row);
    setSelected(next);
  }

  function toggle(row: Row, { upTo = false }: { upTo?: boolean } = {}): void {
    const [from, to] = [keys.indexOf(lastToggled ?? ''), keys.indexOf(keyOf(row))];
    const range = upTo && from >= 0 ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [row];
    set(range, !selected.has(keyOf(row)));
    setLastToggled(keyOf(row));
  }

  return {
    // A row of this page may have been read again since it was selected.
    rows: [...selected].map(([key, row]) => page[keys.indexOf(key)] ?? row),
    isSelected: (row) => selected.has(keyOf(row)),
    toggle,
    togglePage: () => set(page, !page.every((row) => selected.has(keyOf(row)))),
    clear: () => setSelected(new Map()),
  };
}
