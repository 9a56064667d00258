import { useEffect, useEffectEvent, useState } from 'react';
import { isDialogOpen, isTyping, latinLetter } from './keyboard.ts';

type RowActions = {
  open: (index: number) => void;
  /** `upTo` with Shift. */
  select?: (index: number, upTo: boolean) => void;
};

/**
 * J and K choose the next and the previous row of a list, Enter opens it, X selects it. Returns the chosen row's index,
 * or -1.
 */
export function useRowKeys(count: number, { open, select }: RowActions): number {
  const [chosen, setChosen] = useState(-1);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen()) return;
    const step = { j: 1, k: -1 }[latinLetter(event)];
    if (step !== undefined && count > 0) {
      setChosen(Math.min(count - 1, Math.max(0, chosen + step)));
      // Enter then opens the row, not the link of the navigation that led here.
      if (isControl(event.target) && event.target instanceof HTMLElement) event.target.blur();
    }
    if (latinLetter(event) === 'x' && chosen >= 0) select?.(Math.min(chosen, count - 1), event.shiftKey);
    // Enter on a link or button does what the link or button does.
    if (event.key === 'Enter' && chosen >= 0 && !isControl(event.target)) open(chosen);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  return Math.min(chosen, count - 1);
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, [role="button"]') !== null;
}
