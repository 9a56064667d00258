import { UsageError } from '../../command-line/usage-error.ts';

export const unknownSubmission = 'There is no submission of this id; it may have been withdrawn';

/** Throws a `UsageError` for an invalid id, which would be a database error. */
export function checkedId(written: string): string {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(written)) throw new UsageError(unknownSubmission);
  return written;
}
