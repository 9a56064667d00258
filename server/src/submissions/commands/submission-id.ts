import { UsageError } from '../../command-line/usage-error.ts';

export const unknownSubmission = 'There is no submission with this id; it may have been withdrawn';

/** Throws a `UsageError` for an invalid id, which would be a database error. */
export function checkedId(id: string): string {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) throw new UsageError(unknownSubmission);
  return id;
}
