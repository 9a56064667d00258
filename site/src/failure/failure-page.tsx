import { paths } from 'contract/paths.ts';
import { Link, useLocation, useRouteError } from 'react-router';
import buttons from '../parts/button.module.css';
import layout from '../parts/layout.module.css';
import { Opener } from '../parts/opener.tsx';
import { failureSentence } from '../text/failure-sentence.ts';
import { useText } from '../text/use-text.tsx';
import { failureOf } from './failure-of.ts';
import styles from './failure-page.module.css';

/** What stands in a page's place when it is not there or could not be loaded. */
export function FailurePage() {
  const failure = failureOf(useRouteError());
  return (
    <article className={`${layout.page} ${layout.section}`}>
      {failure.status === 404 ? <NotFound /> : <Unavailable failure={failure} />}
    </article>
  );
}

function NotFound() {
  const { failure, shell } = useText();
  const onward = [
    { to: paths.home(), label: shell.navigation.home.full },
    { to: paths.about(), label: shell.navigation.about.full },
    { to: paths.bulkTrade(), label: shell.pages.bulkTrade },
    { to: paths.news(), label: shell.navigation.news.full },
    { to: paths.contact(), label: shell.navigation.contact.full },
  ];
  return (
    <>
      <Opener index="404" name="" title={failure.notFound.title} say={<p>{failure.notFound.say}</p>} level={1} />
      <nav className={styles.onward} aria-label={failure.notFound.onward}>
        {onward.map(({ to, label }) => (
          <Link key={to} to={to} className={buttons.line}>
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}

function Unavailable({ failure }: { failure: ReturnType<typeof failureOf> }) {
  const text = useText();
  const { pathname, search } = useLocation();
  const { title, retry } = text.failure.unavailable;
  const code = failure.code || failure.status;
  return (
    <>
      <Opener
        index={code === 0 ? '—' : String(code)}
        name=""
        title={title}
        say={<p role="alert">{failureSentence(text, failure)}</p>}
        level={1}
      />
      {/* A link to the same place: the router loads it anew, and so does the browser where no script runs. */}
      <p className={styles.onward}>
        <Link to={{ pathname, search }} replace className={buttons.button}>
          {retry}
        </Link>
      </p>
    </>
  );
}
