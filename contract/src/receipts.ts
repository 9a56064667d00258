import { z } from 'zod/mini';

/** What a visitor gets for a submission: sixteen digits in groups of four. */
export const receipt = z.string().check(z.regex(/^\d{4}-\d{4}-\d{4}-\d{4}$/));
