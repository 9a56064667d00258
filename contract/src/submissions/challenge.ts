import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse } from '../fields.ts';
import { kindNames } from './submission-kinds.ts';

/**
 * A proof of work in ALTCHA's format: find the number from 0 to `maxnumber` for which SHA-256 of
 * `salt` and the number is `challenge`. The salt carries the kind and the expiry; the signature
 * proves that the server issued it.
 */
const challenge = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  maxnumber: z.int(),
  salt: z.string(),
  signature: z.string(),
  /** Seconds until expiry, relative because the visitor's clock may be wrong. */
  expiresIn: z.int(),
});

export type Challenge = z.infer<typeof challenge>;

const challengeKind = z.enum([...kindNames, 'receipt']);

/** The purpose of a challenge: sending a form of that kind, or entering a receipt. */
export type ChallengeKind = z.infer<typeof challengeKind>;

/** The body carries the kind: a URL would tell a proxy's log who has opened the report form. */
export const getChallenge = defineEndpoint({
  name: 'getChallenge',
  summary:
    'A proof of work to solve while a visitor fills in a form or enters a receipt; its solution is sent as base64 of its JSON',
  method: 'POST',
  path: '/{lang}/site/challenge',
  audience: 'public',
  effect: 'read',
  limit: { requests: 300, perSeconds: 600, bodyBytes: 1024 },
  input: z.strictObject({ kind: challengeKind }),
  output: dataResponse(challenge),
  errors: ['invalidInput', 'tooManyRequests', 'payloadTooLarge', 'unsupportedMediaType'],
});
