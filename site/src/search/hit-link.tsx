import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../parts/icon.tsx';
import layout from '../parts/layout.module.css';
import { useText } from '../text/use-text.tsx';
import styles from './hit-link.module.css';

/** To a page of the site; to where a piece of news was first published, in a window of its own, when it lives there. */
export function HitLink({ path, children }: { path: string; children: ReactNode }) {
  const text = useText().parts;
  if (path.startsWith('/')) {
    return (
      <Link className={styles.link} to={path} viewTransition>
        {children}
      </Link>
    );
  }
  return (
    <a className={styles.link} href={path} target="_blank" rel="noopener">
      {children}
      <span className={styles.outside}>
        <Icon name="outside" size="small" />
        <span className={layout.unseen}> {text.opensOutside}</span>
      </span>
    </a>
  );
}
