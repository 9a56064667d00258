import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { SealedAnswer } from '../conversations/conversation.ts';
import { staffStatuses } from '../status-transitions.ts';
import { ageFile, readLines } from './replacements-file.ts';

const sealedAnswer = z.object({
  reportId: z.uuid(),
  id: z.uuid(),
  status: z.enum(staffStatuses),
  sealed: ageFile,
});

const pathIn = (folder: string) => path.join(folder, 'answers.jsonl');

/** Adds an answer to those in the folder of an export. */
export async function addAnswer(folder: string, { sealed, ...answer }: SealedAnswer): Promise<void> {
  const line = JSON.stringify({ ...answer, sealed: sealed.toString('base64url') });
  await writeFile(pathIn(folder), `${line}\n`, { mode: 0o600, flag: 'a' });
}

/** Reads the answers in the folder of an export; undefined if there are none. */
export function readAnswers(folder: string): AsyncGenerator<SealedAnswer> | undefined {
  return existsSync(pathIn(folder)) ? readLines(pathIn(folder), sealedAnswer) : undefined;
}
