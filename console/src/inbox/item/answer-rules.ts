import type { InboxItem } from 'contract/console/inbox.ts';

/** A file that the gateway has received, by its token. */
export type ArrivedFile = { fileNo: string; fileName: string; bytes: number };

/** What is typed, and how many entries there were when it was begun. An older draft names no files. */
export type TypedAnswer = { text: string; seenEntries: number; files?: readonly ArrivedFile[] };

/**
 * What has happened to the conversation since an answer was begun, by its last entry. `repeated` is this very answer: it
 * arrived, but the response did not.
 */
export type AnswerNotice = 'repeated' | 'colleague' | 'visitor' | 'changed';

export function answerNotice(
  entries: readonly Pick<InboxItem['entries'][number], 'from' | 'text'>[],
  { text, seenEntries }: TypedAnswer,
  isRefused: boolean,
): AnswerNotice | undefined {
  if (text === '') return undefined;
  const last = entries.length > seenEntries ? entries.at(-1) : undefined;
  if (last === undefined) return isRefused ? 'changed' : undefined;
  if (last.from === 'visitor') return 'visitor';
  return last.text.trim() === text.trim() ? 'repeated' : 'colleague';
}

export function isTypedAnswer(stored: unknown): stored is TypedAnswer {
  if (typeof stored !== 'object' || stored === null) return false;
  return (
    'text' in stored &&
    typeof stored.text === 'string' &&
    'seenEntries' in stored &&
    typeof stored.seenEntries === 'number' &&
    (!('files' in stored) || (Array.isArray(stored.files) && stored.files.every(isArrivedFile)))
  );
}

function isArrivedFile(stored: unknown): stored is ArrivedFile {
  if (typeof stored !== 'object' || stored === null) return false;
  return (
    'fileNo' in stored &&
    typeof stored.fileNo === 'string' &&
    'fileName' in stored &&
    typeof stored.fileName === 'string' &&
    'bytes' in stored &&
    typeof stored.bytes === 'number'
  );
}
