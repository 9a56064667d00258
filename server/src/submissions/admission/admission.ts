import { randomBytes } from 'node:crypto';
import type { Challenge, ChallengeKind } from 'contract/submissions/challenge.ts';
import type { SpamSignal } from 'contract/submissions/spam-signals.ts';
import { byKind } from 'contract/submissions/submission-kinds.ts';
import type { Submission, SubmissionKind } from 'contract/submissions/submissions.ts';
import type { MaxPerIp } from '../../config/config.ts';
import { networkOf } from '../../http/networks.ts';
import type { RateLimiter } from '../../rate-limits/rate-limiter.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import type { Solution } from '../../rate-limits/spent-challenges.ts';
import {
  admissionRules,
  baselineDifficulty,
  costOf,
  defaultUnsolvedReportDelayMilliseconds,
  difficultyAt,
  spamSignalsOf,
  unsolvedReportsOfNetwork,
} from './admission-rules.ts';
import { createChallenges } from './challenges.ts';
import { createThrottle, type Throttle } from './throttle.ts';

/** Rate limits and spam checks for submissions. */
export type Admission = {
  /** A proof of work for a form of this kind, or for a receipt. */
  challengeFor: (kind: ChallengeKind) => Promise<Challenge>;
  /**
   * Counts a submission and returns its spam signals. Throws a 429 with the seconds to wait if the
   * IP address has exceeded its limit; then nothing is counted.
   */
  admit: (submission: Submission, sender: Sender) => Promise<Admitted>;
  /** Whether the text is an unspent solution of a receipt challenge; it can be used once. */
  verifyReceiptChallenge: (encoded: string | null | undefined) => Promise<boolean>;
  /** The largest limit of any kind for one IP address. */
  max: number;
};

type Admitted = {
  spamSignals: SpamSignal[];
  /** Refunds what was counted, for a submission that was saved before. */
  refund: () => Promise<void>;
};

type Counted = { isSolved: boolean; refund: Admitted['refund'] };

type Sender = { kind: SubmissionKind; hashes: { keyHash: Buffer; contentHash: Buffer }; ip: string };

export type AdmissionOptions = {
  perTenMinutes: MaxPerIp;
  /** How long a report without a solved challenge is delayed. */
  unsolvedReportDelayMilliseconds?: number;
};

export function createAdmission(
  secret: Buffer,
  { perTenMinutes, unsolvedReportDelayMilliseconds = defaultUnsolvedReportDelayMilliseconds }: AdmissionOptions,
  rateLimits: RateLimits,
): Admission {
  const rules = admissionRules(perTenMinutes);
  const challenges = createChallenges(secret);
  const throttle = createThrottle(unsolvedReportDelayMilliseconds);
  const limits = byKind((kind) => rateLimits.limit(kind, rules[kind]));
  const unsolvedReports = rateLimits.limit('report', { ...rules.report, maxOfNetwork: unsolvedReportsOfNetwork });
  const reports = rateLimits.hourlyTotal('reports');

  async function admitReport(solution: Solution | undefined, ip: string): Promise<Counted> {
    const isSolved = solution !== undefined && (await rateLimits.spentChallenges.spend(solution));
    const refund = isSolved
      ? await limits.report.reserve(ip, costOf('report', true))
      : await countAndDelay(unsolvedReports, throttle, ip);
    await reports.add();
    return { isSolved, refund: () => refund(1) };
  }

  /** Counts and spends in one statement. Reports need two: one without a solution is delayed in between. */
  async function admitOther(
    kind: Exclude<SubmissionKind, 'report'>,
    solution: Solution | undefined,
    ip: string,
  ): Promise<Counted> {
    const cost = {
      solved: costOf(kind, true),
      unsolved: costOf(kind, false),
      solution: solution && rateLimits.spentChallenges.rowOf(solution),
    };
    const { isSolved, refund } = await limits[kind].reserveWithSolution(ip, cost);
    return { isSolved, refund: () => refund(isSolved ? cost.solved : cost.unsolved) };
  }

  return {
    challengeFor: async (kind) =>
      challenges.issue(kind, kind === 'report' ? difficultyAt(rules.report, await reports.sum()) : baselineDifficulty),
    admit: async (submission, { kind, hashes, ip }) => {
      const solved = challenges.read(submission.challenge, kind);
      // A retry may use the same solution, because its first response was lost.
      const usedFor = Buffer.concat([hashes.keyHash, hashes.contentHash]);
      const now = Date.now();
      const solution = solved && { challenge: solved.challenge, usedFor };
      const { isSolved, refund } =
        kind === 'report' ? await admitReport(solution, ip) : await admitOther(kind, solution, ip);
      const issued = isSolved ? solved?.issued : undefined;
      return { spamSignals: spamSignalsOf(submission, rules[kind], { now, issued }), refund };
    },
    verifyReceiptChallenge: async (encoded) => {
      const solved = challenges.read(encoded, 'receipt');
      if (solved === undefined) return false;
      return rateLimits.spentChallenges.spend({ challenge: solved.challenge, usedFor: randomBytes(16) });
    },
    max: Math.max(...Object.values(rules).map(({ max }) => max)),
  };
}

/** Counts before it waits: an IP address beyond its limit must not occupy a slot of the throttle. */
async function countAndDelay(
  unsolvedReports: RateLimiter,
  throttle: Throttle,
  ip: string,
): Promise<(unused: number) => Promise<void>> {
  const refund = await unsolvedReports.reserve(ip, costOf('report', false));
  try {
    await throttle(networkOf(ip));
  } catch (error) {
    await refund(1);
    throw error;
  }
  return refund;
}
