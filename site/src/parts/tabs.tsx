import { useEffect, useRef } from 'react';
import { Link } from '../pages/link.tsx';
import { keepScroll } from '../pages/scroll-restoration.ts';
import primitives from './primitives.module.css';
import { scrollToMiddle } from './scroll-to-middle.ts';
import styles from './tabs.module.css';

type Tab = { key: string; to: string; label: string; current: boolean; count?: number | undefined };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  /** The tabs switch content in the middle of a page, which then keeps its scroll position. */
  keepsScroll?: boolean;
  /** Boxes instead of a line, for a page whose sections have links in a line below. */
  asBoxes?: boolean;
};

/** Tabs as links to pages: they have URLs and history entries, and work without scripts. */
export function Tabs({ label, tabs, keepsScroll = false, asBoxes = false }: TabsProps) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.findIndex((tab) => tab.current);

  // A narrow window shows only the start of the row.
  useEffect(() => {
    const tab = row.current?.querySelectorAll('a')[current];
    if (row.current && tab) scrollToMiddle(row.current, tab);
  }, [current]);

  return (
    <nav ref={row} className={`${styles.tabs} ${asBoxes ? styles.boxes : primitives.bottomBorder}`} aria-label={label}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.key}>
            <Link
              className={styles.tab}
              to={tab.to}
              state={keepsScroll ? keepScroll : null}
              aria-current={tab.current ? 'page' : undefined}
            >
              {tab.label}
              {tab.count === undefined ? null : (
                <sup className={`${styles.count} ${primitives.regular} ${primitives.quiet}`}>{tab.count}</sup>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
