import { Button } from 'antd';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { DragHandle } from '../parts/drag-handle.tsx';
import dragging from '../parts/draggable-row.module.css';
import { moveOfKey } from '../parts/move-keys.ts';
import { droppedIndex, movedRow } from '../parts/moved-row.ts';
import { useDraggableRow } from '../parts/use-draggable-row.ts';
import { useTexts } from '../text/use-language.ts';
import { keyOfRow, withRowKey } from './row-key.ts';
import { ShowInPreview } from './show-in-preview.ts';
import styles from './structured-field.module.css';

type ListFieldProps = {
  label: string;
  rows: readonly unknown[];
  isReadOnly: boolean;
  /** Rows of one value each are always open. */
  isFlat: boolean;
  summaryOf: (row: unknown) => string;
  renderRow: (row: unknown, onChange: (row: unknown) => void) => ReactNode;
  renderAdd: (add: (row: unknown) => void) => ReactNode;
  onChange: (rows: unknown[]) => void;
};

/**
 * A list whose rows open one at a time. A row is moved by dragging its handle, by its buttons, and by `Alt` with the
 * arrow keys on its head.
 */
export function ListField(props: ListFieldProps) {
  const { label, rows, isReadOnly, isFlat, summaryOf, renderRow, renderAdd, onChange } = props;
  const { structure } = useTexts().publishing;
  const list = useId();
  const [opened, setOpened] = useState<string>();
  const [added, setAdded] = useState<string>();
  const [spoken, setSpoken] = useState('');
  const showInPreview = use(ShowInPreview);
  const keys = rows.map(keyOfRow);
  const nameOf = (index: number) => summaryOf(rows[index]) || structure.row(index + 1);

  function move(from: number, to: number): void {
    if (to < 0 || to >= rows.length || to === from) return;
    onChange(movedRow(rows, from, to));
    // A row without a key is known by its place.
    if (opened === keys[from] && opened?.startsWith('row ')) setOpened(keyOfRow(undefined, to));
    setSpoken(structure.moved(nameOf(from), to + 1, rows.length));
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
    setSpoken(structure.removed(nameOf(index)));
  }

  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {rows.map((row, index) => {
        const key = keys[index] ?? '';
        const isOpen = isFlat || opened === key;
        return (
          <Row
            key={key}
            list={list}
            row={key}
            name={nameOf(index)}
            isReadOnly={isReadOnly}
            isAdded={added === key}
            isOpen={isOpen}
            isFirst={index === 0}
            isLast={index === rows.length - 1}
            toggle={() => {
              setOpened(opened === key ? undefined : key);
              showInPreview(row);
            }}
            moveBy={(step) => move(index, index + step)}
            drop={(dragged, place) => move(keys.indexOf(dragged), droppedIndex(keys.indexOf(dragged), index, place))}
            remove={() => remove(index)}
          >
            {isOpen ? (
              <div className={styles.rowBody}>{renderRow(row, (changed) => onChange(rows.with(index, changed)))}</div>
            ) : null}
          </Row>
        );
      })}
      {isReadOnly ? null : renderAdd(add)}
      <output className={styles.spoken}>{spoken}</output>
    </fieldset>
  );
}

type RowProps = {
  list: string;
  row: string;
  name: string;
  isReadOnly: boolean;
  /** Whether it has just been added and takes the focus. */
  isAdded: boolean;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  toggle: () => void;
  moveBy: (step: 1 | -1) => void;
  drop: Parameters<typeof useDraggableRow>[0]['drop'];
  remove: () => void;
  children: ReactNode;
};

const steps = { up: -1, down: 1, out: undefined, in: undefined } as const;

function Row({ list, row, name, isReadOnly, isOpen, isFirst, isLast, toggle, moveBy, drop, ...rest }: RowProps) {
  const { structure } = useTexts().publishing;
  const { rowRef, handleRef, marks } = useDraggableRow({ list, row, isEnabled: !isReadOnly, drop });
  const title = useRef<HTMLButtonElement>(null);
  const { isAdded } = rest;
  useEffect(() => {
    if (!isAdded) return undefined;
    // Later than the key that added the row, or its Enter would also press this button.
    const timer = setTimeout(() => title.current?.focus());
    return () => clearTimeout(timer);
  }, [isAdded]);
  return (
    <div ref={rowRef} className={`${styles.row} ${dragging.row}`} {...marks}>
      <div className={styles.rowHead}>
        {isReadOnly ? null : (
          <DragHandle
            handleRef={handleRef}
            of={name}
            move={(direction) => {
              const step = steps[direction];
              if (step !== undefined) moveBy(step);
            }}
          />
        )}
        <button
          ref={title}
          type="button"
          className={styles.rowTitle}
          aria-expanded={isOpen}
          {...(!isReadOnly && { 'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown' })}
          onClick={toggle}
          onKeyDown={(event) => {
            const direction = moveOfKey(event);
            const step = direction && steps[direction];
            if (step === undefined || isReadOnly) return;
            event.preventDefault();
            moveBy(step);
          }}
        >
          {name}
        </button>
        {isReadOnly ? null : (
          <>
            <Button
              type="text"
              size="small"
              aria-label={structure.up}
              disabled={isFirst}
              icon={<ArrowUp size={14} />}
              onClick={() => moveBy(-1)}
            />
            <Button
              type="text"
              size="small"
              aria-label={structure.down}
              disabled={isLast}
              icon={<ArrowDown size={14} />}
              onClick={() => moveBy(1)}
            />
            <Button
              type="text"
              size="small"
              danger
              aria-label={structure.remove}
              icon={<Trash2 size={14} />}
              onClick={rest.remove}
            />
          </>
        )}
      </div>
      {rest.children}
    </div>
  );
}
