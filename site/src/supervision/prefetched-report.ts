import type { Locale } from 'contract/locales.ts';
import { startChallengeSolver, type ChallengeSolver } from '../challenge/challenge-solver.ts';
import { createCall } from '../gateway/call.ts';
import { loadReportOptions, type ReportOptions } from './report-options.ts';

export type PrefetchedReport = {
  /** Requested once, and again after a failure. */
  options: () => Promise<ReportOptions>;
  solver: ChallengeSolver;
};

let prefetched: PrefetchedReport | undefined;

/**
 * The data that a report needs. Every page that offers the dialog fetches it: a request from the dialog would reveal in
 * an access log who opened it. The language of a document does not change.
 */
export function prefetchReport(locale: Locale): PrefetchedReport {
  prefetched ??= startPrefetch(locale);
  return prefetched;
}

function startPrefetch(locale: Locale): PrefetchedReport {
  const call = createCall(locale);
  let found: Promise<ReportOptions> | undefined;
  const options = () => {
    found ??= loadReportOptions(call).catch((reason: unknown) => {
      found = undefined;
      throw reason;
    });
    return found;
  };
  // The dialog shows the failure when it needs the options.
  options().catch(() => undefined);
  return { options, solver: startChallengeSolver('report', call) };
}
