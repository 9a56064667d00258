import { useRef } from 'react';
import styles from './side-tabs.module.css';

export type Side = 'visitor' | 'internal';

const otherSide: Record<Side, Side> = { visitor: 'internal', internal: 'visitor' };

export const tabOf = (side: Side) => `side-tab-${side}`;
export const panelOf = (side: Side) => `side-panel-${side}`;

/** Where there is no room for both sides. */
export function SideTabs({
  side,
  choose,
  label,
  labels,
}: {
  side: Side;
  choose: (side: Side) => void;
  label: string;
  labels: Record<Side, string>;
}) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={label}>
      {(['visitor', 'internal'] as const).map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={tabOf(each)}
          aria-controls={panelOf(each)}
          aria-selected={side === each}
          tabIndex={side === each ? 0 : -1}
          data-side={each}
          onClick={() => choose(each)}
          onKeyDown={({ key }) => {
            if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
            choose(otherSide[each]);
            list.current?.querySelector<HTMLElement>(`[data-side="${otherSide[each]}"]`)?.focus();
          }}
        >
          {labels[each]}
        </button>
      ))}
    </div>
  );
}
