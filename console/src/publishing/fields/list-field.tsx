import { Button } from 'antd';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, type RefObject, use, useEffect, useId, useRef, useState } from 'react';
import { DragHandle } from '../../parts/drag-handle.tsx';
import dragging from '../../parts/draggable-row.module.css';
import { moveOfKey } from '../../parts/move-keys.ts';
import { droppedIndex, movedRow } from '../../parts/moved-row.ts';
import { type Draggable, useDraggableRow } from '../../parts/use-draggable-row.ts';
import visuallyHidden from '../../parts/visually-hidden.module.css';
import { useTexts } from '../../text/use-language.ts';
import { MoveMenu } from './move-menu.tsx';
import { holdsRow, nestedIn, type NestedRows, NestedRowsContext, withNestedRowMoved } from './nested-rows.ts';
import { RemoveRowButton } from './row-buttons.tsx';
import { keyOfRow, withRowKey } from './row-key.ts';
import { ShowInPreview } from '../preview/show-in-preview.ts';
import styles from './structured-field.module.css';

type ListFieldProps = {
  label: string;
  rows: readonly unknown[];
  isReadOnly: boolean;
  /** Rows of one value each are always open. */
  isFlat: boolean;
  /** The list in each row whose rows may move to that of another row. */
  nested: string | undefined;
  /** Where its own rows may move to. */
  moving: NestedRows | undefined;
  summaryOf: (row: unknown) => string;
  renderRow: (row: unknown, onChange: (row: unknown) => void) => ReactNode;
  renderAdd: (add: (row: unknown) => void) => ReactNode;
  onChange: (rows: unknown[]) => void;
};

/**
 * A list whose rows open one at a time. A row is moved by dragging its handle, by its buttons, and by `Alt` with the
 * arrow keys on its head. A row of a list inside another one also moves to the list of another row.
 */
export function ListField(props: ListFieldProps) {
  const { label, rows, isReadOnly, isFlat, nested, moving, summaryOf, renderRow, renderAdd, onChange } = props;
  const { structure } = useTexts().publishing;
  const ownList = useId();
  const list = moving?.list ?? ownList;
  const [opened, setOpened] = useState<string>();
  const [added, setAdded] = useState(moving?.arrived);
  const [arrived, setArrived] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const showInPreview = use(ShowInPreview);
  const keys = rows.map(keyOfRow);
  const nestedList = `${ownList} ${nested}`;
  const nameOf = (index: number) => summaryOf(rows[index]) || structure.row(index + 1);
  const targetsBeside = (key: string) =>
    keys.flatMap((other, index) => (other === key ? [] : [{ key: other, name: nameOf(index) }]));

  function move(from: number, to: number): void {
    if (to < 0 || to >= rows.length || to === from) return;
    onChange(movedRow(rows, from, to));
    // A row without a key is known by its place.
    if (opened === keys[from] && opened?.startsWith('row ')) setOpened(keyOfRow(undefined, to));
    setAnnouncement(structure.moved(nameOf(from), to + 1, rows.length));
  }

  function moveNested(key: string, target: string): void {
    if (nested === undefined) return;
    const beside = nestedIn(
      rows.find((row) => holdsRow(row, nested, key)),
      nested,
    );
    const index = beside.findIndex((row, place) => keyOfRow(row, place) === key);
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
            isFlat={isFlat}
            isFirst={index === 0}
            isLast={index === rows.length - 1}
            targets={moving?.targets ?? []}
            moveTo={(target) => moving?.moveTo(key, target)}
            accepts={(dragged) => keys.includes(dragged)}
            acceptsFromOtherList={(dragged) =>
              nested !== undefined && dragged.list === nestedList && !holdsRow(row, nested, dragged.row)
            }
            moveHere={(dragged) => moveNested(dragged, key)}
            toggle={() => {
              setArrived(undefined);
              setOpened(opened === key ? undefined : key);
              showInPreview(row);
            }}
            moveBy={(step) => move(index, index + step)}
            drop={(dragged, place) => move(keys.indexOf(dragged), droppedIndex(keys.indexOf(dragged), index, place))}
            remove={() => remove(index)}
          >
            {isFlat ? (
              renderRow(row, (changed) => onChange(rows.with(index, changed)))
            ) : isOpen ? (
              <NestedRowsContext
                value={
                  nested === undefined
                    ? undefined
                    : { name: nested, list: nestedList, targets: targetsBeside(key), moveTo: moveNested, arrived }
                }
              >
                <div className={styles.rowBody}>{renderRow(row, (changed) => onChange(rows.with(index, changed)))}</div>
              </NestedRowsContext>
            ) : null}
          </Row>
        );
      })}
      {isReadOnly ? null : renderAdd(add)}
      <output className={visuallyHidden.text}>{announcement}</output>
    </fieldset>
  );
}

type RowProps = Required<Pick<Draggable, 'list' | 'row' | 'drop' | 'accepts' | 'acceptsFromOtherList' | 'moveHere'>> & {
  name: string;
  isReadOnly: boolean;
  /** Whether it has just been added and takes the focus. */
  isAdded: boolean;
  isOpen: boolean;
  isFlat: boolean;
  isFirst: boolean;
  isLast: boolean;
  toggle: () => void;
  /** Other lists that it may move to. */
  targets: NestedRows['targets'];
  moveTo: (target: string) => void;
  moveBy: (step: 1 | -1) => void;
  remove: () => void;
  children: ReactNode;
};

const steps = { up: -1, down: 1, out: undefined, in: undefined } as const;

function Row(props: RowProps) {
  const { name, isReadOnly, isFlat, isAdded, moveBy, children } = props;
  const { rowRef, handleRef, marks } = useDraggableRow({ ...props, isEnabled: !isReadOnly });
  const title = useRef<HTMLButtonElement>(null);
  const control = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAdded) return undefined;
    // Later than the key that added the row, or its Enter would also press this button.
    const timer = setTimeout(() =>
      (title.current ?? control.current?.querySelector<HTMLElement>('input, button'))?.focus(),
    );
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
        {isFlat ? (
          <div ref={control} className={styles.flat}>
            {children}
          </div>
        ) : (
          <RowTitle {...props} titleRef={title} />
        )}
        {isReadOnly ? null : <RowButtons {...props} />}
      </div>
      {isFlat ? null : children}
    </div>
  );
}

/** Opens and closes the row, and moves it by `Alt` with the arrow keys. */
function RowTitle({
  titleRef,
  name,
  isOpen,
  isReadOnly,
  toggle,
  moveBy,
}: Pick<RowProps, 'name' | 'isOpen' | 'isReadOnly' | 'toggle' | 'moveBy'> & {
  titleRef: RefObject<HTMLButtonElement | null>;
}) {
  return (
    <button
      ref={titleRef}
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
  );
}

function RowButtons({
  isFirst,
  isLast,
  moveBy,
  targets,
  moveTo,
  remove,
}: Pick<RowProps, 'isFirst' | 'isLast' | 'moveBy' | 'targets' | 'moveTo' | 'remove'>) {
  const { structure } = useTexts().publishing;
  return (
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
      {targets.length === 0 ? null : <MoveMenu targets={targets} moveTo={moveTo} />}
      <RemoveRowButton remove={remove} />
    </>
  );
}
