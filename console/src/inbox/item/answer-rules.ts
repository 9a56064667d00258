import type { InboxItem } from 'contract/console/inbox-item.ts';
import { z } from 'zod/mini';

/** A file that the gateway has received, by its token. */
const arrivedFile = z.object({ fileNo: z.string(), fileName: z.string(), bytes: z.number() });

export type ArrivedFile = z.infer<typeof arrivedFile>;

/** What is typed, and how many entries there were when it was begun. An older draft names no files. */
const typedAnswer = z.object({
  text: z.string(),
  seenEntries: z.number(),
  files: z.optional(z.readonly(z.array(arrivedFile))),
});

export type TypedAnswer = z.infer<typeof typedAnswer>;

export const isTypedAnswer = (stored: unknown): stored is TypedAnswer => z.safeParse(typedAnswer, stored).success;

/**
 * What has happened to the conversation since an answer was begun, by its last entry. `repeated` is this very answer: it
 * arrived, but the response did not.
 */
export type AnswerWarning = 'repeated' | 'colleague' | 'visitor' | 'changed';

export function answerWarning(
  entries: readonly Pick<InboxItem['entries'][number], 'from' | 'text'>[],
  { text, seenEntries }: TypedAnswer,
  isRefused: boolean,
): AnswerWarning | undefined {
  if (text === '') return undefined;
  const last = entries.length > seenEntries ? entries.at(-1) : undefined;
  if (last === undefined) return isRefused ? 'changed' : undefined;
  if (last.from === 'visitor') return 'visitor';
  return last.text.trim() === text.trim() ? 'repeated' : 'colleague';
}
