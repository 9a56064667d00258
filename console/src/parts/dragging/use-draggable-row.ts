import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraggableRow } from './drag-rows.ts';
import type { DropPosition } from './moved-row.ts';

export type Draggable = Pick<DraggableRow, 'list' | 'row' | 'drop'> &
  Partial<Pick<DraggableRow, 'acceptsChildren' | 'accepts' | 'acceptsFromOtherList' | 'moveHere'>> & {
    isEnabled: boolean;
  };

type Dragging<Row extends HTMLElement> = {
  rowRef: RefObject<Row | null>;
  handleRef: RefObject<HTMLButtonElement | null>;
  /** For the row's style: `data-dragged`, and `data-over` with the position that a dragged row would get. */
  marks: { 'data-dragged'?: true; 'data-over'?: DropPosition };
};

/** A row that is dragged by its handle within its list. The keys are those of its handle (`drag-handle.tsx`). */
export function useDraggableRow<Row extends HTMLElement = HTMLDivElement>(options: Draggable): Dragging<Row> {
  const { list, row, isEnabled, acceptsChildren = false } = options;
  const rowRef = useRef<Row>(null);
  const handleRef = useRef<HTMLButtonElement>(null);
  const [isDragged, setDragged] = useState(false);
  const [over, setOver] = useState<DropPosition>();
  const accepts = useEffectEvent((dragged: string) => options.accepts?.(dragged) ?? true);
  const acceptsFromOtherList = useEffectEvent(
    (dragged: { list: string; row: string }) => options.acceptsFromOtherList?.(dragged) ?? false,
  );
  const moveHere = useEffectEvent((dragged: string) => options.moveHere?.(dragged));
  const drop = useEffectEvent((dragged: string, position: DropPosition) => options.drop(dragged, position));
  useEffect(() => {
    if (!isEnabled) return undefined;
    let undo: (() => void) | undefined;
    let isGone = false;
    void import('./drag-rows.ts').then(({ dragRow }) => {
      const [element, handle] = [rowRef.current, handleRef.current];
      if (isGone || element === null || handle === null) return;
      undo = dragRow({
        list,
        row,
        element,
        handle,
        acceptsChildren,
        accepts: (dragged) => accepts(dragged),
        acceptsFromOtherList: (dragged) => acceptsFromOtherList(dragged),
        moveHere: (dragged) => moveHere(dragged),
        setDragged,
        setOver,
        drop: (dragged, position) => drop(dragged, position),
      });
    });
    return () => {
      isGone = true;
      undo?.();
    };
  }, [list, row, isEnabled, acceptsChildren]);
  return {
    rowRef,
    handleRef,
    marks: { ...(isDragged && { 'data-dragged': true }), ...(over && { 'data-over': over }) },
  };
}
