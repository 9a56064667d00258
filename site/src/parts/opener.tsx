import type { ReactNode } from 'react';
import styles from './opener.module.css';

type OpenerProps = {
  /** “01”. */
  index: string;
  /** A word or two beside the index. */
  name: ReactNode;
  title: ReactNode;
  /** One short paragraph. */
  say?: ReactNode;
  level?: 1 | 2;
  id?: string;
};

/** How a section, or with level 1 a page, begins: index, hairline, large title, one paragraph. */
export function Opener({ index, name, title, say, level = 2, id }: OpenerProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <header className={styles.opener}>
      <p className={styles.index}>
        <b>{index}</b>
        {name}
      </p>
      <Title className={styles.title} id={id}>
        {title}
      </Title>
      {say === undefined ? null : <div className={styles.say}>{say}</div>}
    </header>
  );
}
