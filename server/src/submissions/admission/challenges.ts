import { createHash, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import { createChallenge, extractParams } from 'altcha-lib/v1';
import type { Challenge, ChallengeKind } from 'contract/submissions/challenge.ts';
import { z } from 'zod';
import { hmacSha256 } from '../../cryptography/hmac.ts';

/** One hour: longer than most visitors write, and too short to stockpile solutions. */
export const challengeSeconds = 3600;

const solution = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().regex(/^[0-9a-f]{64}$/),
  // A string could contain the end of the salt.
  number: z.int().min(0),
  // The delimiter ends the salt: without it digits could move from the number to the salt.
  salt: z.string().max(400).endsWith('&'),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
});

/** A solved challenge and when it was issued. */
export type Solved = { challenge: string; issued: number };

export type Challenges = {
  issue: (kind: ChallengeKind, maxnumber: number) => Promise<Challenge>;
  /** The solution in a submission's `challenge`. Undefined unless it is valid, of this kind and not expired. */
  read: (encoded: string | null | undefined, kind: ChallengeKind) => Solved | undefined;
};

/** Issues and verifies challenges without state: all data is signed in the challenge. */
export function createChallenges(secret: Buffer): Challenges {
  const hmacKey = Buffer.from(hkdfSync('sha256', secret, '', 'challenge', 32)).toString('hex');
  const keyObject = createSecretKey(hmacKey, 'utf8');
  return {
    issue: async (kind, maxnumber) => {
      const issued = Date.now();
      const created = await createChallenge({
        hmacKey,
        maxnumber,
        expires: new Date(issued + challengeSeconds * 1000),
        params: { kind, issued: String(issued) },
      });
      const { challenge, salt, signature } = created;
      return { algorithm: 'SHA-256', challenge, maxnumber, salt, signature, expiresIn: challengeSeconds };
    },
    read: (encoded, kind) => {
      const result = solution.safeParse(decoded(encoded ?? ''));
      if (!result.success || !isSolution(result.data, keyObject)) return undefined;
      const parameters = extractParams(result.data);
      const issued = Number(parameters['issued']);
      const isValid = parameters['kind'] === kind && Date.now() < Number(parameters['expires']) * 1000;
      return isValid ? { challenge: result.data.challenge, issued } : undefined;
    },
  };
}

/**
 * The same check as altcha-lib's, but synchronous: WebCrypto's four thread pool tasks cost more
 * than the hashes.
 */
function isSolution({ challenge, salt, number, signature }: z.infer<typeof solution>, key: KeyObject): boolean {
  const hash = createHash('sha256').update(`${salt}${number}`).digest('hex');
  const expected = hmacSha256(key).update(challenge).digest();
  const signed = Buffer.from(signature, 'hex');
  return hash === challenge && signed.length === expected.length && timingSafeEqual(signed, expected);
}

function decoded(encoded: string): unknown {
  try {
    return JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
