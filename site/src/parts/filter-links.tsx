import { Link } from '../pages/link.tsx';
import { keepScroll } from '../pages/scroll-restoration.ts';
import styles from './filter-links.module.css';
import primitives from './primitives.module.css';

type FilterLink = {
  key: string;
  to: string;
  label: string;
  count?: number;
  current: boolean;
  lang?: string | undefined;
};

/** The values of a filter as links: each has a URL, and works without scripts. */
export function FilterLinks({ label, links }: { label: string; links: readonly FilterLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className={`${styles.list} ${primitives.wrap}`}>
        {links.map(({ key, to, label: text, count, current, lang }) => (
          <li key={key}>
            <Link
              className={`${styles.link} ${primitives.label} ${primitives.inline}`}
              to={to}
              state={keepScroll}
              aria-current={current ? 'true' : undefined}
              lang={lang}
            >
              {text}
              {count === undefined ? null : <small className={primitives.quiet}>{count}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
