import { hkdfSync } from 'node:crypto';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { Challenge } from 'contract/challenge.ts';
import type { SubmissionKind } from 'contract/submissions.ts';
import { z } from 'zod';

/** An hour: longer than most write, and not worth keeping a stock for. */
export const challengeSeconds = 3600;

const solution = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().regex(/^[0-9a-f]{64}$/),
  // As text, the number could take over the end of the salt.
  number: z.int().min(0),
  salt: z.string().max(400),
  signature: z.string().max(128),
});

/** A challenge that was solved: its name, and when it was issued. */
export type Solved = { challenge: string; issued: number };

export type Challenges = {
  issue: (kind: SubmissionKind, maxnumber: number) => Promise<Challenge>;
  /** What a submission's `challenge` proves; undefined unless it is a solution of ours, for this kind, and still good. */
  read: (written: string | null | undefined, kind: SubmissionKind) => Promise<Solved | undefined>;
};

/** Issues challenges and reads solutions, without keeping either: all that is said stands, signed, in the challenge. */
export function createChallenges(secret: Buffer, now: () => number): Challenges {
  const hmacKey = Buffer.from(hkdfSync('sha256', secret, '', 'challenge', 32)).toString('hex');
  return {
    issue: async (kind, maxnumber) => {
      const issued = now();
      const made = await createChallenge({
        hmacKey,
        maxnumber,
        expires: new Date(issued + challengeSeconds * 1000),
        params: { kind, issued: String(issued) },
      });
      const { challenge, salt, signature } = made;
      return { algorithm: 'SHA-256', challenge, maxnumber, salt, signature, expiresIn: challengeSeconds };
    },
    read: async (written, kind) => {
      const read = solution.safeParse(parsed(written ?? ''));
      if (!read.success || !(await verifySolution(read.data, hmacKey, false))) return undefined;
      const said = extractParams(read.data);
      const issued = Number(said['issued']);
      const good = said['kind'] === kind && now() < Number(said['expires']) * 1000;
      return good ? { challenge: read.data.challenge, issued } : undefined;
    },
  };
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(Buffer.from(written, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
