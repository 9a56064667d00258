/** Drag and drop of rows by pointer and touch. A module of its own: it is loaded when rows are shown that can move. */
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { DropPlace } from './moved-row.ts';

export type DraggableRow = {
  /** Rows move within their list only. */
  list: string;
  row: string;
  element: HTMLElement;
  handle: HTMLElement;
  /** Whether the dragged row may become a child of this one. */
  takesChildren: boolean;
  /** False for a place that the dragged row cannot have, such as below itself. */
  accepts: (dragged: string) => boolean;
  setDragged: (isDragged: boolean) => void;
  setOver: (place: DropPlace | undefined) => void;
  drop: (dragged: string, place: DropPlace) => void;
};

const places = { 'reorder-before': 'before', 'reorder-after': 'after', combine: 'inside' } as const;

/** Makes a row draggable by its handle, and a place for the others. Returns what undoes it. */
export function dragRow(options: DraggableRow): () => void {
  const { list, row, element, handle, takesChildren, accepts, setDragged, setOver, drop } = options;
  const placeIn = (data: Record<string | symbol, unknown>): DropPlace | undefined => {
    const instruction = extractInstruction(data);
    return instruction === null || instruction.blocked ? undefined : places[instruction.operation];
  };
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
      canDrop: ({ source }) =>
        source.data['list'] === list && source.data['row'] !== row && accepts(String(source.data['row'])),
      getData: ({ input }) =>
        attachInstruction(
          { row },
          {
            input,
            element,
            operations: {
              'reorder-before': 'available',
              'reorder-after': 'available',
              combine: takesChildren ? 'available' : 'not-available',
            },
          },
        ),
      onDrag: ({ self }) => setOver(placeIn(self.data)),
      onDragLeave: () => setOver(undefined),
      onDrop: ({ self, source }) => {
        setOver(undefined);
        const place = placeIn(self.data);
        if (place !== undefined) drop(String(source.data['row']), place);
      },
    }),
  );
}
