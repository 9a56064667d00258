import { useRouteError, useRouteLoaderData } from 'react-router';
import layout from '../parts/layout.module.css';
import { failureOf } from './failure-of.ts';
import { NotFound } from './not-found.tsx';
import { Unavailable } from './unavailable.tsx';

/** What stands in a page's place when it is not there or could not be loaded. */
export function FailurePage() {
  const failure = failureOf(useRouteError());
  // Without settings there is no shell around it, and no landmark.
  const bare = useRouteLoaderData('root') === undefined;
  const page = (
    <article className={`${layout.page} ${layout.section}`}>
      {failure.status === 404 ? <NotFound /> : <Unavailable failure={failure} />}
    </article>
  );
  return bare ? <main>{page}</main> : page;
}
