import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { acceptCards, dragCard } from './drag-cards.ts';

type DragCards = { dragCard: typeof dragCard; acceptCards: typeof acceptCards };

type Attach = (module: DragCards, element: HTMLElement) => () => void;

/** Loads the module of drag and drop, and attaches an element to it. */
function useAttached(element: RefObject<HTMLElement | null>, isEnabled: boolean, attach: Attach): void {
  const attachElement = useEffectEvent(attach);
  useEffect(() => {
    if (!isEnabled) return undefined;
    let undo: (() => void) | undefined;
    let isGone = false;
    void import('./drag-cards.ts').then((module) => {
      if (!isGone && element.current !== null) undo = attachElement(module, element.current);
    });
    return () => {
      isGone = true;
      undo?.();
    };
  }, [element, isEnabled]);
}

/** A card that can be dragged to another column. */
export function useDraggableCard(id: string, isEnabled: boolean) {
  const cardRef = useRef<HTMLLIElement>(null);
  const [isDragged, setDragged] = useState(false);
  useAttached(cardRef, isEnabled, (module, element) => module.dragCard(element, id, setDragged));
  return { cardRef, isDragged };
}

/** A column that takes cards. */
export function useCardColumn(isEnabled: boolean, drop: (card: string) => void) {
  const columnRef = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const dropCard = useEffectEvent(drop);
  useAttached(columnRef, isEnabled, (module, element) =>
    module.acceptCards(element, { setOver, drop: (card) => dropCard(card) }),
  );
  return { columnRef, isOver };
}
