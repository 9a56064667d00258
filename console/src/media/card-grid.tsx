import { type ReactNode, useEffect, useRef } from 'react';
import { useRowKeys } from '../parts/keyboard/use-row-keys.ts';
import styles from './media.module.css';

/** The pictures or films of a page as buttons. J and K mark one, Enter opens it. */
export function CardGrid<Item extends { name: string }>({
  items,
  chosen,
  choose,
  children,
}: {
  items: readonly Item[];
  chosen: string | undefined;
  choose: (name: string) => void;
  children: (item: Item) => ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const marked = useRowKeys(items.length, {
    open: (index) => {
      const item = items[index];
      if (item) choose(item.name);
    },
  });
  useEffect(() => {
    list.current?.children[marked]?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  return (
    <ul className={styles.grid} ref={list}>
      {items.map((item, index) => (
        <li key={item.name} data-marked={index === marked}>
          <button
            type="button"
            className={styles.card}
            aria-pressed={item.name === chosen}
            onClick={() => choose(item.name)}
          >
            {children(item)}
          </button>
        </li>
      ))}
    </ul>
  );
}
