import { GripVertical } from 'lucide-react';
import type { RefObject } from 'react';
import { useTexts } from '../../text/use-language.ts';
import styles from './draggable-row.module.css';
import { type MoveDirection, moveOfKey } from './move-keys.ts';

/** Moves its row: by dragging, or focused by `Alt` with the arrow keys. */
export function DragHandle({
  handleRef,
  of,
  move,
  hasLevels = false,
}: {
  handleRef: RefObject<HTMLButtonElement | null>;
  /** What the row is called. */
  of: string;
  move: (direction: MoveDirection) => void;
  /** Whether the row may move to another level of a tree. */
  hasLevels?: boolean;
}) {
  const { parts } = useTexts();
  return (
    <button
      ref={handleRef}
      type="button"
      className={styles.handle}
      aria-label={parts.moveRow(of)}
      aria-keyshortcuts={`Alt+ArrowUp Alt+ArrowDown${hasLevels ? ' Alt+ArrowLeft Alt+ArrowRight' : ''}`}
      title={parts.moveHint}
      onKeyDown={(event) => {
        const direction = moveOfKey(event);
        if (direction === undefined) return;
        event.preventDefault();
        move(direction);
      }}
    >
      <GripVertical size={14} aria-hidden="true" />
    </button>
  );
}
