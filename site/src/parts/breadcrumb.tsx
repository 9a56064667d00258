import { paths } from 'contract/paths.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../text/use-text.tsx';
import styles from './breadcrumb.module.css';

type Step = { to: string; label: string };

/** Where the reader is: home, what lies between, and this page, which is no link. An article leaves its own title to its heading. */
export function Breadcrumb({ between = [], here }: { between?: readonly Step[]; here?: ReactNode }) {
  const text = useText().paging;
  const steps = [{ to: paths.home(), label: text.home }, ...between];
  return (
    <nav className={styles.breadcrumb} aria-label={text.breadcrumb}>
      <ol className={styles.steps}>
        {steps.map(({ to, label }) => (
          <li key={to} className={styles.step}>
            <Link className={styles.link} to={to} viewTransition>
              {label}
            </Link>
          </li>
        ))}
        {here === undefined ? null : (
          <li className={styles.step}>
            <span className={styles.here} aria-current="page">
              {here}
            </span>
          </li>
        )}
      </ol>
    </nav>
  );
}
