import { isDialogOpen, isTyping, latinLetter } from '../../parts/keyboard/keyboard.ts';
import { useKeyDown } from '../../parts/keyboard/use-key-down.ts';

type QueueActions = { next: () => void; previous: () => void; confirm: () => void; save: () => void };

/** J and K open the next and the previous text, Y confirms it. Ctrl Enter and Ctrl S save, also while somebody types. */
export function useQueueKeys({ next, previous, confirm, save }: QueueActions): void {
  // Before the rich text, in which Ctrl Enter would break the line.
  useKeyDown(
    (event) => {
      if (isDialogOpen() || event.altKey) return;
      const letter = latinLetter(event);
      const actions = new Map([
        ['j', next],
        ['k', previous],
        ['y', confirm],
      ]);
      if (event.ctrlKey || event.metaKey) {
        if (event.key !== 'Enter' && letter !== 's') return;
        event.preventDefault();
        save();
      } else if (!isTyping(event.target)) actions.get(letter)?.();
    },
    { capture: true },
  );
}
