import { normalizeIP } from '@fastify/rate-limit';
import type { Challenge } from 'contract/challenge.ts';
import type { Submission, SubmissionKind } from 'contract/submissions.ts';
import type { HourlyKeys } from '../hourly-keys.ts';
import { Refusal } from '../http/refusal.ts';
import { challengeSeconds, createChallenges } from './challenges.ts';
import { ExpiringMemory } from './expiring-memory.ts';
import { RecentSum } from './recent-sum.ts';
import { admissionRules, type Identity, largestNumber, type Suspicion, suspicionsOf, weightOf } from './rules.ts';
import { WeightedLimit } from './weighted-limit.ts';

/** Which submissions are let in, from whom and how often, and which are suspected. */
export type Admission = {
  /** A proof of work for a form of this kind. */
  challengeFor: (kind: SubmissionKind) => Promise<Challenge>;
  /**
   * Lets a submission in and says why it is suspected, if it is. Throws the refusal, with the seconds to wait, when the
   * address has used its allowance up: then nothing is used, the solution neither.
   */
  admit: (submission: Submission, sender: Sender) => Promise<Suspicion[]>;
  /** The most that an address may send of any kind. */
  most: number;
};

type Sender = { kind: SubmissionKind; identity: Identity; address: string };

type Clock = { time: () => number; steady: () => number };

export type AdmissionSettings = {
  perTenMinutes: { message: number; resume: number };
  /** Milliseconds: the time of day, and a clock that nobody sets back. */
  clock?: Clock;
};

/** About 200 bytes each. */
const mostRemembered = 100_000;
export const systemClock: Clock = { time: () => Date.now(), steady: () => performance.now() };

export function createAdmission(
  secret: Buffer,
  { perTenMinutes, clock = systemClock }: AdmissionSettings,
  keys: HourlyKeys,
): Admission {
  const rules = admissionRules(perTenMinutes);
  const challenges = createChallenges(secret, clock.time);
  const hour = challengeSeconds * 1000;
  const remembered = () => new ExpiringMemory<string>(hour, mostRemembered, keys.now);
  const [spentBy, admitted] = [remembered(), remembered()];
  const counted = (kind: SubmissionKind) => ({
    limit: new WeightedLimit(rules[kind], keys),
    total: new RecentSum(hour, keys.now),
  });
  const counts = { message: counted('message'), report: counted('report'), resume: counted('resume') };
  keys.eachMinute(() => {
    spentBy.forgetEnded();
    admitted.forgetEnded();
    for (const { total } of Object.values(counts)) total.sum();
  });

  async function admit(submission: Submission, { kind, identity, address }: Sender): Promise<Suspicion[]> {
    const solved = await challenges.read(submission.challenge, kind);
    // From here on nothing waits: of two submissions with one solution, the second finds it spent.
    const name = Buffer.concat([identity.keyHash, identity.contentHash]).toString('base64');
    const isSolved = solved !== undefined && [undefined, name].includes(spentBy.get(solved.challenge));
    // The same submission once more, because its answer was lost, is no second one.
    if (admitted.get(name) === undefined) {
      const retryAfter = counts[kind].limit.count(normalizeIP(address), weightOf(isSolved));
      if (retryAfter !== undefined) throw new Refusal('tooManyRequests', [], retryAfter);
      counts[kind].total.add(1);
      admitted.remember(name, kind);
    }
    const isProved = isSolved && spentBy.remember(solved.challenge, name);
    return suspicionsOf(submission, rules[kind], {
      now: clock.time(),
      issued: isProved ? solved.issued : undefined,
    });
  }

  return {
    challengeFor: (kind) => challenges.issue(kind, largestNumber(rules[kind], counts[kind].total.sum())),
    admit,
    most: Math.max(...Object.values(rules).map(({ most }) => most)),
  };
}
