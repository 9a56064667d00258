import { z } from 'zod/mini';

export const entryContent = z.object({
  text: z.string(),
  /** `handle` is the stored name of the file's token, which decrypts it. */
  files: z.array(z.object({ handle: z.string(), fileName: z.string(), bytes: z.int() })),
  /** Of an answer to a report; answers of earlier versions have none. */
  signature: z.optional(z.object({ publicKey: z.string(), value: z.string() })),
});

/** The content of a conversation's entry. */
export type EntryContent = z.infer<typeof entryContent>;
