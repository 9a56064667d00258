import { type SpamSignal, spamSignals } from 'contract/submissions/spam-signals.ts';
import { type AdmissionRules, byKind, rulesOf } from 'contract/submissions/submission-kinds.ts';
import type { Submission, SubmissionKind } from 'contract/submissions/submissions.ts';
import type { MaxPerIp } from '../../config/config.ts';

/** The admission rules of each kind. Only challenges of reports become harder, to make floods expensive. */
export function admissionRules(perTenMinutes: MaxPerIp): Record<SubmissionKind, AdmissionRules> {
  return byKind((kind) => {
    const { admission } = rulesOf(kind);
    return kind === 'report' ? admission : { ...admission, max: perTenMinutes[kind] ?? admission.max };
  });
}

/** How many points a submission counts against its limit. */
export function costOf(kind: SubmissionKind, solved: boolean): number {
  return solved ? 1 : rulesOf(kind).admission.costUnsolved;
}

/**
 * How many reports without a solved challenge a network may send in each window. Each occupies one
 * of the throttle's few slots.
 */
export const unsolvedReportsOfNetwork = 20;

/** How long a report without a solved challenge is delayed. */
export const defaultUnsolvedReportDelayMilliseconds = 3000;

export const baselineDifficulty = 250_000;
/** A cheap phone needs about ten seconds for a million tries (docs/decisions/015-spam.md). */
const maxDifficulty = 1_000_000;

/**
 * The `maxnumber` of a challenge: it doubles above the baseline rate, and again each time that the
 * rate doubles.
 */
export function difficultyAt({ baselineRate }: Pick<AdmissionRules, 'baselineRate'>, total: number): number {
  if (total <= baselineRate) return baselineDifficulty;
  return Math.min(maxDifficulty, baselineDifficulty * 2 ** Math.ceil(Math.log2(total / baselineRate)));
}

/**
 * The spam signals of a submission: a filled honeypot field, sent too fast, no solved challenge.
 * The time counts from the issue of the solved challenge. Without one it counts from the visitor's
 * own `startedAt`.
 */
export function spamSignalsOf(
  submission: Pick<Submission, 'website' | 'startedAt'>,
  { minSeconds }: Pick<AdmissionRules, 'minSeconds'>,
  { now, issued }: { now: number; issued: number | undefined },
): SpamSignal[] {
  const elapsed = now - (issued ?? new Date(submission.startedAt ?? Number.NaN).getTime());
  return spamSignals.filter(
    (signal) =>
      ({
        honeypot: (submission.website ?? '') !== '',
        tooFast: elapsed < minSeconds * 1000,
        noChallenge: issued === undefined,
      })[signal],
  );
}

/** Wrong receipts that an IP address and its network may enter; valid ones are not counted. */
export const wrongReceiptsAllowed = { max: 20, seconds: 3600, maxOfNetwork: 60 };
