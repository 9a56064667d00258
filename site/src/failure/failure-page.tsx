import { useMemo } from 'react';
import { useRouteError, useRouteLoaderData } from 'react-router';
import { toCallFailure } from '../gateway/route-errors.ts';
import primitives from '../parts/primitives.module.css';
import { Toasts } from '../parts/toasts/toast.tsx';
import { DeferredNotFound } from './deferred-not-found.ts';
import { useFailureToast } from './failure-panel.tsx';
import { Unavailable } from './unavailable.tsx';

/** Replaces a page that does not exist or failed to load. */
export function FailurePage() {
  const error = useRouteError();
  const failure = useMemo(() => toCallFailure(error), [error]);
  const missing = failure.status === 404;
  // A 404 with a message comes from the gateway and is announced like any failure. An unknown URL needs only the
  // page.
  useFailureToast(missing && failure.message !== '' ? failure : undefined);
  // Without settings there is no shell: this page then needs its own landmark and toasts.
  const outsideShell = useRouteLoaderData('root') === undefined;
  const page = (
    <article className={`${primitives.page} ${primitives.section}`}>
      {missing ? <DeferredNotFound.Component /> : <Unavailable failure={failure} />}
    </article>
  );
  return outsideShell ? (
    <>
      <main>{page}</main>
      <Toasts />
    </>
  ) : (
    page
  );
}
