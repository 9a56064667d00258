import { paths } from 'contract/urls/paths.ts';
import type { ReactNode } from 'react';
import { Link } from '../pages/link.tsx';
import { useText } from '../text/use-text.tsx';
import styles from './breadcrumb.module.css';
import primitives from './primitives.module.css';

export type Step = { to: string; label: string };

/**
 * The path to the current page: home, the pages between, and the page itself without a link. Articles omit themselves,
 * since their heading has the title.
 */
export function Breadcrumb({ between = [], here }: { between?: readonly Step[]; here?: ReactNode }) {
  const text = useText().paging;
  const steps = [{ to: paths.home(), label: text.home }, ...between];
  return (
    <nav className={`${styles.breadcrumb} ${primitives.small}`} aria-label={text.breadcrumb}>
      <ol className={`${styles.steps} ${primitives.wrap}`}>
        {steps.map(({ to, label }) => (
          <li key={to} className={`${styles.step} ${primitives.row}`}>
            <Link className={`${styles.link} ${primitives.quiet} ${primitives.link}`} to={to} viewTransition>
              {label}
            </Link>
          </li>
        ))}
        {here === undefined ? null : (
          <li className={`${styles.step} ${primitives.row}`}>
            <span className={styles.here} aria-current="page">
              {here}
            </span>
          </li>
        )}
      </ol>
    </nav>
  );
}
