import { type Locale, locales } from 'contract/locales.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './entries.module.css';

/** What scrolls must be reached by keyboard. */
const scrolledByKeys = { tabIndex: 0 } as const;

/** What both sides have written, as list items with `data-from`. The last one is in sight, also when it is new. */
export function Entries({ label, count, children }: { label: string; count: number; children: ReactNode }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const last = list.current?.children[count - 1];
    // By hand: `scrollIntoView` would also move the list of items and the page.
    if (count > 1 && list.current && last instanceof HTMLElement)
      list.current.scrollTop = last.offsetTop - list.current.offsetTop;
  }, [count]);
  return (
    <ol ref={list} className={styles.entries} {...scrolledByKeys} aria-label={label}>
      {children}
    </ol>
  );
}

type EntryProps = {
  author: string;
  /** How it came. */
  note?: string | undefined;
  /** Who of several it was. */
  writer?: ReactNode;
  at: string;
  /** The same in words. */
  time: string;
  children: ReactNode;
};

export function Entry({ author, note, writer, at, time, children }: EntryProps) {
  return (
    <article>
      <header>
        <b dir="auto">{author}</b>
        {note === undefined ? null : <small>{note}</small>}
        {writer}
        <time dateTime={at}>{time}</time>
      </header>
      {children}
    </article>
  );
}

export function EntryText({ locale, children }: { locale: Locale; children: string }) {
  if (children === '') return null;
  return (
    <p className={styles.text} lang={locales[locale].tag} dir="auto">
      {children}
    </p>
  );
}
