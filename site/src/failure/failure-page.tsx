import { useMemo } from 'react';
import { useRouteError, useRouteLoaderData } from 'react-router';
import layout from '../parts/layout.module.css';
import { Notices } from '../parts/notice.tsx';
import { failureOf } from './failure-of.ts';
import { useFailureNotice } from './failure-panel.tsx';
import { NotFound } from './not-found.tsx';
import { Unavailable } from './unavailable.tsx';

/** What stands in a page's place when it is not there or could not be loaded. */
export function FailurePage() {
  const error = useRouteError();
  const failure = useMemo(() => failureOf(error), [error]);
  const missing = failure.status === 404;
  // The gateway's own refusal is told as every other; an address that nobody has needs no more than the page.
  useFailureNotice(missing && failure.msg !== '' ? failure : undefined);
  // Without settings there is no shell around it: no landmark and no notices.
  const bare = useRouteLoaderData('root') === undefined;
  const page = (
    <article className={`${layout.page} ${layout.section}`}>
      {missing ? <NotFound /> : <Unavailable failure={failure} />}
    </article>
  );
  return bare ? (
    <>
      <main>{page}</main>
      <Notices />
    </>
  ) : (
    page
  );
}
