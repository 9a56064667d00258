/** Drag and drop of rows by pointer and touch. A module of its own: it is loaded when rows are shown that can move. */
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { DropPosition } from './moved-row.ts';

export type DraggableRow = {
  /** Rows move within their list, and into a row of another list that accepts them. */
  list: string;
  row: string;
  element: HTMLElement;
  handle: HTMLElement;
  /** Whether the dragged row may become a child of this one. */
  acceptsChildren: boolean;
  /** False for a position that the dragged row cannot have, such as below itself. */
  accepts: (dragged: string) => boolean;
  /** Whether a row of another list may be put into this one. */
  acceptsFromOtherList: (dragged: { list: string; row: string }) => boolean;
  moveHere: (dragged: string) => void;
  setDragged: (isDragged: boolean) => void;
  setOver: (position: DropPosition | undefined) => void;
  drop: (dragged: string, position: DropPosition) => void;
};

const positions = { 'reorder-before': 'before', 'reorder-after': 'after', combine: 'inside' } as const;

/** Makes a row draggable by its handle, and a drop target for the others. Returns what undoes it. */
export function dragRow(options: DraggableRow): () => void {
  const {
    list,
    row,
    element,
    handle,
    acceptsChildren,
    accepts,
    acceptsFromOtherList,
    moveHere,
    setDragged,
    setOver,
    drop,
  } = options;
  const positionIn = (data: Record<string | symbol, unknown>): DropPosition | undefined => {
    const instruction = extractInstruction(data);
    return instruction === null || instruction.blocked ? undefined : positions[instruction.operation];
  };
  const rowIn = (data: Record<string | symbol, unknown>) => ({ list: String(data['list']), row: String(data['row']) });
  return combine(
    draggable({
      element,
      dragHandle: handle,
      getInitialData: () => ({ list, row }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => {
        const dragged = rowIn(source.data);
        return dragged.list === list ? dragged.row !== row && accepts(dragged.row) : acceptsFromOtherList(dragged);
      },
      getData: ({ input, source }) => {
        const isOfList = source.data['list'] === list;
        const reorder = isOfList ? 'available' : 'not-available';
        const operations = {
          'reorder-before': reorder,
          'reorder-after': reorder,
          combine: acceptsChildren || !isOfList ? 'available' : 'not-available',
        } as const;
        return attachInstruction({ row }, { input, element, operations });
      },
      onDrag: ({ self }) => setOver(positionIn(self.data)),
      onDragLeave: () => setOver(undefined),
      onDrop: ({ self, source }) => {
        setOver(undefined);
        const position = positionIn(self.data);
        const dragged = rowIn(source.data);
        if (dragged.list !== list) moveHere(dragged.row);
        else if (position !== undefined) drop(dragged.row, position);
      },
    }),
  );
}
