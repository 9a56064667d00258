import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { staying } from '../kept-place.ts';
import styles from './tabs.module.css';

type Tab = { key: string; to: string; label: string; current: boolean; count?: number | undefined };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  /** Where they open something in the middle of a page, which then keeps its place. */
  stays?: boolean;
};

/** Tabs that are pages of their own: links, so that each has an address, a history and a life without scripts. */
export function Tabs({ label, tabs, stays = false }: TabsProps) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.findIndex((tab) => tab.current);

  // A narrow window shows only the row's beginning.
  useEffect(() => {
    const tab = row.current?.querySelectorAll('a')[current];
    if (!row.current || !tab) return;
    const [frame, { left, width }] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.current.scrollBy({ left: left - frame.left - (frame.width - width) / 2 });
  }, [current]);

  return (
    <nav ref={row} className={styles.tabs} aria-label={label}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.key}>
            <Link
              className={styles.tab}
              to={tab.to}
              state={stays ? staying : null}
              preventScrollReset
              aria-current={tab.current ? 'page' : undefined}
            >
              {tab.label}
              {tab.count === undefined ? null : <sup className={styles.count}>{tab.count}</sup>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
