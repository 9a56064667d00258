import { paths } from 'contract/paths.ts';
import { Link, useLocation } from 'react-router';
import { Icon } from '../parts/icon.tsx';
import { Opener } from '../parts/opener.tsx';
import { useText } from '../text/use-text.tsx';
import { Lattice } from './lattice.tsx';
import styles from './not-found.module.css';

export function NotFound() {
  const { failure, shell } = useText();
  const { pathname } = useLocation();
  const text = failure.notFound;
  const onward = [
    { to: paths.home(), label: shell.navigation.home.full },
    { to: paths.about(), label: shell.navigation.about.full },
    { to: paths.bulkTrade(), label: shell.pages.bulkTrade },
    { to: paths.news(), label: shell.navigation.news.full },
    { to: paths.contact(), label: shell.navigation.contact.full },
  ];
  return (
    <>
      <Opener index="404" name={text.name} title={text.title} say={<p>{text.say}</p>} level={1} />
      <div className={styles.below}>
        <nav aria-label={text.onward}>
          <ul className={styles.onward}>
            {onward.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  {label}
                  <Icon name="go" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.missing}>
          <Lattice />
          <p className={styles.asked}>
            {text.asked} <bdi className={styles.address}>{readable(pathname)}</bdi>
          </p>
        </div>
      </div>
    </>
  );
}

/** The address as its writer meant it, and no longer than a line or two. */
function readable(pathname: string): string {
  const shown = pathname.length > 120 ? `${pathname.slice(0, 120)}…` : pathname;
  try {
    return decodeURI(shown);
  } catch {
    return shown;
  }
}
