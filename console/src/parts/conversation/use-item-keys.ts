import { isSingleKeyShortcut, latinLetter } from '../keyboard/keyboard.ts';
import { useKeyDown } from '../keyboard/use-key-down.ts';

/** What single letters do with an opened item: R answers, N writes a note, A assigns, E closes, U decides about spam. */
export function useItemKeys(actions: Partial<Record<'r' | 'n' | 'a' | 'e' | 'u', () => void>>): void {
  useKeyDown((event) => {
    if (!isSingleKeyShortcut(event)) return;
    // A key that is held down would decide, and decide again.
    if (event.repeat) return;
    const letter = latinLetter(event);
    const act = Object.entries(actions).find(([name]) => name === letter)?.[1];
    if (act === undefined) return;
    // The field that gets the focus must not get the letter.
    event.preventDefault();
    act();
  });
}
