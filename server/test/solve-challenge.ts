import { hash } from 'node:crypto';
import type { Challenge, ChallengeKind } from 'contract/submissions/challenge.ts';
import { createChallenges } from '../src/submissions/admission/challenges.ts';

/** Solves a challenge as the browser's worker does, and encodes the solution in ALTCHA's format. */
export function solveChallenge({ algorithm, challenge, maxnumber, salt, signature }: Challenge): string {
  let number = 0;
  // One call instead of three: a quarter of the time.
  while (hash('sha256', `${salt}${number}`) !== challenge) {
    if (number > maxnumber) throw new Error('The challenge has no solution');
    number += 1;
  }
  return encodeSolution({ algorithm, challenge, number, salt, signature });
}

/** A solved challenge of the site with this secret: as valid as one of its own, and a hundred times easier. */
export async function easyChallenge(secret: Buffer, kind: ChallengeKind): Promise<string> {
  return solveChallenge(await createChallenges(secret).issue(kind, 2500));
}

export function encodeSolution(solution: Record<string, unknown>): string {
  return Buffer.from(JSON.stringify(solution)).toString('base64');
}
