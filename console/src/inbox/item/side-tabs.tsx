import { useRef } from 'react';
import { useTexts } from '../../text/use-language.ts';
import styles from './side-tabs.module.css';

export type Side = 'visitor' | 'internal';

const otherSide: Record<Side, Side> = { visitor: 'internal', internal: 'visitor' };

export const tabOf = (side: Side) => `inbox-tab-${side}`;
export const panelOf = (side: Side) => `inbox-panel-${side}`;

/** Where there is no room for both sides. */
export function SideTabs({ side, notes, choose }: { side: Side; notes: number; choose: (side: Side) => void }) {
  const { inboxItem } = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const labels: Record<Side, string> = {
    visitor: inboxItem.visitorSees,
    internal: inboxItem.internalCount(notes),
  };
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={inboxItem.sides}>
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
