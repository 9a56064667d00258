import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/**
 * A proof of work as ALTCHA writes it: the number from 0 to `maxnumber` is searched for whose hash behind `salt` is
 * `challenge`. The salt says for which kind it is good, and until when; the signature that it is ours.
 */
const challenge = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  maxnumber: z.int(),
  salt: z.string(),
  signature: z.string(),
  /** Seconds that are left: the visitor's clock may be wrong. */
  expiresIn: z.int(),
});

export type Challenge = z.infer<typeof challenge>;

/** Its kind stands in the body: an address with it would tell a proxy's log who has opened the report form. */
export const getChallenge = defineEndpoint({
  name: 'getChallenge',
  summary: 'A proof of work to solve while a form is filled in; solved, it goes with the form as base64 of its JSON',
  method: 'POST',
  path: '/{lang}/site/challenge',
  audience: 'public',
  effect: 'issue',
  limit: { requests: 300, perSeconds: 600, bodyBytes: 1024 },
  input: z.strictObject({ kind: z.enum(['message', 'report', 'resume']) }),
  output: z.object({ data: challenge }),
  errors: ['invalidInput', 'tooManyRequests', 'payloadTooLarge', 'unsupportedMediaType'],
});
