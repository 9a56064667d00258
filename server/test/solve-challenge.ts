import { hash } from 'node:crypto';
import type { Challenge } from 'contract/challenge.ts';

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

export function encodeSolution(solution: Record<string, unknown>): string {
  return Buffer.from(JSON.stringify(solution)).toString('base64');
}
