import { use, useState } from 'react';
import { movedRow } from '../../parts/dragging/moved-row.ts';
import { useTexts } from '../../text/use-language.ts';
import { ShowInPreview } from '../preview/show-in-preview.ts';
import { holdsRow, nestedIn, type NestedRows, withNestedRowMoved } from './nested-rows.ts';
import { keyOfRow, withRowKey } from './row-key.ts';

export type EditedRows = {
  rows: readonly unknown[];
  /** The list in each row whose rows may move to that of another row. */
  nested: string | undefined;
  /** Where its own rows may move to. */
  moving: NestedRows | undefined;
  summaryOf: (row: unknown) => string;
  onChange: (rows: unknown[]) => void;
};

/** Which row of a list is open, and how its rows are added, moved and removed. What has moved is announced. */
export function useListRows({ rows, nested, moving, summaryOf, onChange }: EditedRows) {
  const { structure } = useTexts().publishing;
  const [opened, setOpened] = useState<string>();
  const [added, setAdded] = useState(moving?.arrived);
  const [arrived, setArrived] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const showInPreview = use(ShowInPreview);
  const keys = rows.map(keyOfRow);
  const nameOf = (index: number) => summaryOf(rows[index]) || structure.row(index + 1);

  function move(from: number, to: number): void {
    if (to < 0 || to >= rows.length || to === from) return;
    onChange(movedRow(rows, from, to));
    // A row without a key is known by its index.
    if (opened === keys[from] && opened?.startsWith('row ')) setOpened(keyOfRow(undefined, to));
    setAnnouncement(structure.moved(nameOf(from), to + 1, rows.length));
  }

  function moveNested(key: string, target: string): void {
    if (nested === undefined) return;
    const beside = nestedIn(
      rows.find((row) => holdsRow(row, nested, key)),
      nested,
    );
    const index = beside.findIndex((row, position) => keyOfRow(row, position) === key);
    onChange(withNestedRowMoved(rows, nested, key, target));
    // The row is shown where it is now.
    setOpened(target);
    setArrived(key);
    setAnnouncement(
      structure.movedTo(summaryOf(beside[index]) || structure.row(index + 1), nameOf(keys.indexOf(target))),
    );
  }

  function add(row: unknown): void {
    const keyed = withRowKey(row);
    const key = keyOfRow(keyed, rows.length);
    onChange([...rows, keyed]);
    setOpened(key);
    setAdded(key);
  }

  function remove(index: number): void {
    onChange(rows.toSpliced(index, 1));
    setAnnouncement(structure.removed(nameOf(index)));
  }

  function toggle(index: number): void {
    setArrived(undefined);
    setOpened(opened === keys[index] ? undefined : keys[index]);
    showInPreview(rows[index]);
  }

  return { keys, nameOf, opened, added, arrived, announcement, add, move, moveNested, remove, toggle };
}
