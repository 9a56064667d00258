import { Button } from 'antd';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { DragHandle } from '../../parts/dragging/drag-handle.tsx';
import dragging from '../../parts/dragging/draggable-row.module.css';
import { moveOfKey } from '../../parts/dragging/move-keys.ts';
import { type Draggable, useDraggableRow } from '../../parts/dragging/use-draggable-row.ts';
import { useTexts } from '../../text/use-language.ts';
import { MoveMenu } from './move-menu.tsx';
import type { NestedRows } from './nested-rows.ts';
import { RemoveRowButton } from './row-buttons.tsx';
import styles from './structured-field.module.css';

export type ListRowProps = Required<
  Pick<Draggable, 'list' | 'row' | 'drop' | 'accepts' | 'acceptsFromOtherList' | 'moveHere'>
> & {
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

/** A row with its handle, its title and its buttons. A flat row has its control in place of the title. */
export function ListRow(props: ListRowProps) {
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
      <div className={styles.rowHeader}>
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
}: Pick<ListRowProps, 'name' | 'isOpen' | 'isReadOnly' | 'toggle' | 'moveBy'> & {
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
}: Pick<ListRowProps, 'isFirst' | 'isLast' | 'moveBy' | 'targets' | 'moveTo' | 'remove'>) {
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
