import { z } from 'zod/mini';

/**
 * A solved challenge as base64 of its JSON. It is apart from the endpoint, which pages load without
 * its schemas.
 */
export const solvedChallenge = z.optional(z.nullable(z.string().check(z.maxLength(4096))));
