import type { CallFailure } from 'client/failure.ts';
import { LoadError } from './load-error.tsx';
import { LoadingRows } from './loading-rows.tsx';

/** In place of what a read has not returned: rows while it loads, or why it failed. */
export function LoadingOrError({
  failure,
  retry,
  rows = 8,
}: {
  failure: CallFailure | undefined;
  retry: () => void;
  rows?: number;
}) {
  return failure === undefined ? <LoadingRows rows={rows} /> : <LoadError failure={failure} retry={retry} />;
}
