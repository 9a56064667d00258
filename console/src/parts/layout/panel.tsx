import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** A framed part of a screen with a heading, and a quiet note beside it. */
export function Panel({
  title,
  note,
  end,
  isFlush = false,
  children,
}: {
  title: string;
  note?: ReactNode;
  end?: ReactNode;
  /** Without space around its content, as for a list with lines. */
  isFlush?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={isFlush ? `${styles.panel} ${styles.flush}` : styles.panel}>
      <header>
        <h2>{title}</h2>
        {note ? <p>{note}</p> : null}
        {end ? <div>{end}</div> : null}
      </header>
      <div>{children}</div>
    </section>
  );
}
