import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './view-link.module.css';

type ViewLinkProps = { search: string; isCurrent: boolean; children: ReactNode };

/** A link to another view of the same list, such as what is done. */
export function ViewLink({ search, isCurrent, children }: ViewLinkProps) {
  return (
    <Link replace to={{ search }} className={styles.link ?? ''} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
}
