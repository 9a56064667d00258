import type { ReactNode } from 'react';
import { useTexts } from '../../../text/use-language.ts';
import { InitialsAvatar } from '../../initials-avatar.tsx';
import styles from './notes.module.css';

/** What staff have written for each other, as notes. */
export function Notes({ count, children }: { count: number; children: ReactNode }) {
  const texts = useTexts().inboxItem.notes;
  return (
    <section className={styles.notes}>
      <h4>
        {texts.title} {count === 0 ? null : <b>{count}</b>}
      </h4>
      {count === 0 ? <p>{texts.none}</p> : null}
      <ol>{children}</ol>
    </section>
  );
}

export function Note({
  author,
  at,
  time,
  children,
}: {
  author: ReactNode;
  at: string;
  time: string;
  children: ReactNode;
}) {
  return (
    <li>
      <header>
        {author}
        <time dateTime={at}>{time}</time>
      </header>
      {children}
    </li>
  );
}

export function NoteAuthor({ name }: { name: string }) {
  return (
    <>
      <InitialsAvatar name={name} size={20} />
      <span>{name}</span>
    </>
  );
}
