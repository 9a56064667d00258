import { type ReactNode, useId } from 'react';
import { droppedIndex } from '../../parts/dragging/moved-row.ts';
import visuallyHidden from '../../parts/visually-hidden.module.css';
import { ListRow } from './list-row.tsx';
import { holdsRow, type NestedRows, NestedRowsContext } from './nested-rows.ts';
import styles from './structured-field.module.css';
import { type EditedRows, useListRows } from './use-list-rows.ts';

type ListFieldProps = EditedRows & {
  label: string;
  isReadOnly: boolean;
  /** Rows of one value each are always open. */
  isFlat: boolean;
  renderRow: (row: unknown, onChange: (row: unknown) => void) => ReactNode;
  renderAdd: (add: (row: unknown) => void) => ReactNode;
};

/**
 * A list whose rows open one at a time. A row is moved by dragging its handle, by its buttons, and by `Alt` with the
 * arrow keys on its header. A row of a list inside another one also moves to the list of another row.
 */
export function ListField(props: ListFieldProps) {
  const { label, rows, isReadOnly, isFlat, nested, moving, renderRow, renderAdd, onChange } = props;
  const list = useListRows(props);
  const { keys, nameOf, move } = list;
  const listId = useId();
  const nestedListId = `${listId} ${nested}`;

  /** Where the rows of the list inside a row may move to. */
  function nestedRowsOf(key: string): NestedRows | undefined {
    if (nested === undefined) return undefined;
    const targets = keys.flatMap((other, index) => (other === key ? [] : [{ key: other, name: nameOf(index) }]));
    return { name: nested, list: nestedListId, targets, moveTo: list.moveNested, arrived: list.arrived };
  }

  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {rows.map((row, index) => {
        const key = keys[index] ?? '';
        const isOpen = isFlat || list.opened === key;
        const renderFields = () => renderRow(row, (changed) => onChange(rows.with(index, changed)));
        return (
          <ListRow
            key={key}
            list={moving?.list ?? listId}
            row={key}
            name={nameOf(index)}
            isReadOnly={isReadOnly}
            isAdded={list.added === key}
            isOpen={isOpen}
            isFlat={isFlat}
            isFirst={index === 0}
            isLast={index === rows.length - 1}
            targets={moving?.targets ?? []}
            moveTo={(target) => moving?.moveTo(key, target)}
            accepts={(dragged) => keys.includes(dragged)}
            acceptsFromOtherList={(dragged) =>
              nested !== undefined && dragged.list === nestedListId && !holdsRow(row, nested, dragged.row)
            }
            moveHere={(dragged) => list.moveNested(dragged, key)}
            toggle={() => list.toggle(index)}
            moveBy={(step) => move(index, index + step)}
            drop={(dragged, position) =>
              move(keys.indexOf(dragged), droppedIndex(keys.indexOf(dragged), index, position))
            }
            remove={() => list.remove(index)}
          >
            {isFlat ? (
              renderFields()
            ) : isOpen ? (
              <NestedRowsContext value={nestedRowsOf(key)}>
                <div className={styles.rowBody}>{renderFields()}</div>
              </NestedRowsContext>
            ) : null}
          </ListRow>
        );
      })}
      {isReadOnly ? null : renderAdd(list.add)}
      <output className={visuallyHidden.text}>{list.announcement}</output>
    </fieldset>
  );
}
