import { Mistake } from '../mistake.ts';

export const unknownSubmission = 'There is no submission of this id; it may have been withdrawn';

/** Throws a `Mistake` for what cannot be a submission's id: the store would take it for a fault of ours. */
export function checkedId(written: string): string {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(written)) throw new Mistake(unknownSubmission);
  return written;
}
