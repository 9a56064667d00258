import { z } from 'zod/mini';

/** The receipt of a submission: sixteen digits in groups of four. */
export const formattedReceipt = z.string().check(z.regex(/^\d{4}-\d{4}-\d{4}-\d{4}$/));
