/** Drag and drop of cards between the columns of a board. A module of its own: only a board that may be changed loads it. */
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

const board = Symbol('board');

export function dragCard(element: HTMLElement, card: string, setDragged: (isDragged: boolean) => void): () => void {
  return draggable({
    element,
    getInitialData: () => ({ board, card }),
    onDragStart: () => setDragged(true),
    onDrop: () => setDragged(false),
  });
}

type Column = { setOver: (isOver: boolean) => void; drop: (card: string) => void };

export function acceptCards(element: HTMLElement, { setOver, drop }: Column): () => void {
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => source.data['board'] === board,
    onDragEnter: () => setOver(true),
    onDragLeave: () => setOver(false),
    onDrop: ({ source }) => {
      setOver(false);
      drop(String(source.data['card']));
    },
  });
}
