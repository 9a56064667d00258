import type { ReactNode } from 'react';
import { useTexts } from '../../text/use-language.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { panelOf, type Side, SideTabs, tabOf } from './side-tabs.tsx';
import styles from './two-sides.module.css';

/** On the left what the other side sees, on the right what only staff see; on narrow screens one of them. */
export function TwoSides({
  side,
  choose,
  labels,
  tabLabels = labels,
  visitor,
  internal,
}: {
  /** The one that a narrow screen shows. */
  side: Side;
  choose: (side: Side) => void;
  labels: Record<Side, string>;
  tabLabels?: Record<Side, string>;
  visitor: ReactNode;
  internal: ReactNode;
}) {
  const { inboxItem } = useTexts();
  const isNarrow = useMediaQuery('(width < 1200px)');
  const panelProps = (of: Side) =>
    isNarrow
      ? { id: panelOf(of), role: 'tabpanel', 'aria-labelledby': tabOf(of), hidden: side !== of }
      : { role: 'region', 'aria-label': labels[of] };
  return (
    <>
      {isNarrow ? <SideTabs side={side} choose={choose} label={inboxItem.sides} labels={tabLabels} /> : null}
      <div className={styles.sides}>
        <div className={styles.visitor} {...panelProps('visitor')}>
          {visitor}
        </div>
        <div className={styles.internal} {...panelProps('internal')}>
          {internal}
        </div>
      </div>
    </>
  );
}
