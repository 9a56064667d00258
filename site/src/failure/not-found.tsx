import { paths } from 'contract/urls/paths.ts';
import { maxQueryLength } from 'contract/search.ts';
import { useLocation } from 'react-router';
import { Link, useHref, useNavigate } from '../pages/link.tsx';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import search from '../parts/fields/search-form.module.css';
import { SectionHeader } from '../parts/sections/section-header.tsx';
import { useHydrated } from '../parts/use-hydrated.ts';
import { useText } from '../text/use-text.tsx';
import { Lattice } from './lattice.tsx';
import styles from './not-found.module.css';
import { readablePath } from './readable-path.ts';

/** Nothing may shift when the path is shown. */
const reservedLine = '\u00A0';

export function NotFound() {
  const { failure, shell } = useText();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // The server renders one document for all unknown URLs, so the path is known only after hydration.
  const hydrated = useHydrated();
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
      <SectionHeader
        index="404"
        title={text.title}
        lead={
          <>
            <p>{text.lead}</p>
            <p className={`${primitives.nextLine} ${primitives.small}`}>
              {hydrated ? (
                <>
                  {text.requested} <bdi className={styles.address}>{readablePath(pathname)}</bdi>
                </>
              ) : (
                reservedLine
              )}
            </p>
          </>
        }
        level={1}
      />
      <div className={`${styles.below} ${primitives.grid}`}>
        <nav className={`${primitives.fullWidth} ${primitives.mainColumn}`} aria-label={text.onward}>
          <search>
            <form
              className={`${styles.search} ${search.form}`}
              action={useHref(paths.search())}
              onSubmit={(event) => {
                // In hash mode the browser would put the query before the fragment.
                event.preventDefault();
                void navigate(paths.search(event.currentTarget['q'].value.trim()));
              }}
            >
              <label className={`${search.field} ${primitives.row}`}>
                <Icon name="search" className={primitives.quiet} />
                <input
                  className={search.input}
                  type="search"
                  name="q"
                  maxLength={maxQueryLength}
                  aria-label={shell.search}
                  placeholder={shell.searchExample}
                />
              </label>
              <button type="submit" className={`${buttons.button} ${search.submit}`}>
                {shell.search}
              </button>
            </form>
          </search>
          <ul className={primitives.strongTopBorder}>
            {onward.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className={`${styles.link} ${primitives.bottomBorder} ${primitives.rowBetween} ${primitives.link}`}
                >
                  {label}
                  <Icon name="go" className={primitives.accent} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={`${styles.missing} ${primitives.fullWidth} ${primitives.sideColumn}`}>
          <Lattice />
        </div>
      </div>
    </>
  );
}
