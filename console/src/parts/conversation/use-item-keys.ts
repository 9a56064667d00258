import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen, isTyping, latinLetter } from '../keyboard.ts';

/** R opens the answer, N goes to the note if there are notes. */
export function useItemKeys(actions: { r: () => void; n?: () => void }): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen()) return;
    const letter = latinLetter(event);
    if (letter !== 'r' && letter !== 'n') return;
    // The field that gets the focus must not get the letter.
    event.preventDefault();
    actions[letter]?.();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
