import type { Locale } from 'contract/locales.ts';
import { startChallengeSolver, type ChallengeSolver } from '../challenge/challenge-solver.ts';
import { createCall } from '../gateway/call.ts';
import { loadReportChoices, type ReportChoices } from './report-choices.ts';

export type PrefetchedReport = {
  /** Requested once, and again after a failure. */
  choices: () => Promise<ReportChoices>;
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
  let found: Promise<ReportChoices> | undefined;
  const choices = () => {
    found ??= loadReportChoices(call).catch((reason: unknown) => {
      found = undefined;
      throw reason;
    });
    return found;
  };
  // The dialog shows the failure when it needs the choices.
  choices().catch(() => undefined);
  return { choices, solver: startChallengeSolver('report', call) };
}
