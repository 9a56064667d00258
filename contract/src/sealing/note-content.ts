import { z } from 'zod/mini';

export const noteContent = z.object({
  text: z.string(),
  signature: z.object({ publicKey: z.string(), value: z.string() }),
});

/** The content of an officers' note on a report. */
export type NoteContent = z.infer<typeof noteContent>;
