import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen, isTyping, latinLetter } from '../keyboard.ts';

/** What single letters do with an opened item: R answers, N writes a note, A assigns, E closes, U decides about spam. */
export function useItemKeys(actions: Partial<Record<'r' | 'n' | 'a' | 'e' | 'u', () => void>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen()) return;
    // A key that is held down would decide, and decide again.
    if (event.repeat) return;
    const letter = latinLetter(event);
    const act = Object.entries(actions).find(([name]) => name === letter)?.[1];
    if (act === undefined) return;
    // The field that gets the focus must not get the letter.
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
