import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** A framed part of a screen with a heading. */
export function Panel({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <header>
        <h2>{title}</h2>
        {end ? <span>{end}</span> : null}
      </header>
      <div>{children}</div>
    </section>
  );
}
