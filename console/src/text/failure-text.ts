import type { Locale } from 'contract/locales.ts';
import type { CallFailure } from 'client/failure.ts';
import type { CallWords } from './call-words/cn.ts';
import { callWords } from './call-words/words.ts';

/** How long a toast of a failure is shown, in milliseconds (section 8). */
export const toastMilliseconds = 5000;

/** Names of errors that say no more than their code. Others have a message of their own. */
const namesOfCodes: readonly (string | undefined)[] = ['unauthorized', 'forbidden', 'notFound', undefined];

/** What a toast says about a failed call. */
export function failureText(failure: CallFailure, locale: Locale): string {
  const words = callWords[locale];
  const texts: Record<CallFailure['reason'], () => string> = {
    rejected: () => (isSessionEnded(failure) ? words.invalidSession : rejectionText(failure, words)),
    http: () => words.status(failure.status),
    timeout: () => words.timeout,
    network: () => words.network,
    aborted: () => words.network,
    script: () => words.network,
  };
  return texts[failure.reason]();
}

/** What is said about a download that brought an error instead of a file. */
export function downloadFailureText(failure: CallFailure, locale: Locale): string {
  const words = callWords[locale];
  return failure.reason === 'rejected' ? rejectionText(failure, words) : words.downloadFailed;
}

/** The text of the code table, otherwise the server's message, otherwise the default. */
function rejectionText({ status, error, message }: CallFailure, { codes, unknown }: CallWords): string {
  const byCode: Partial<Record<number, string>> = codes;
  const mapped = namesOfCodes.includes(error) ? byCode[status] : undefined;
  return mapped ?? (message === '' ? unknown : message);
}

/** Whether the session has ended: the only failure that a dialog instead of a toast announces. */
export function isSessionEnded({ reason, status }: CallFailure): boolean {
  return reason === 'rejected' && status === 401;
}
