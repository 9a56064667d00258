import { createReadStream, existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { isAgeFile } from '../sealing/age-file.ts';
import { base64Bytes } from './report-export.ts';
import type { Replacement } from './reseal.ts';

export const ageFile = base64Bytes.refine(isAgeFile);

const replacements = z.array(
  z.object({
    part: z.enum(['content', 'identity', 'entry', 'note']),
    id: z.uuid(),
    before: base64Bytes,
    sealed: ageFile,
  }),
);

const pathIn = (folder: string) => path.join(folder, 'resealed.jsonl');

/** Writes replacements into the folder of their export, one line for each report. */
export async function writeResealed(folder: string, reports: AsyncIterable<Replacement[]>): Promise<void> {
  const unfinished = `${pathIn(folder)}.part`;
  await rm(unfinished, { force: true });
  await writeFile(unfinished, '', { mode: 0o600, flag: 'wx' });
  for await (const report of reports) {
    if (report.length === 0) continue;
    const encoded = report.map(({ before, sealed, ...rest }) => ({
      ...rest,
      before: before.toString('base64url'),
      sealed: sealed.toString('base64url'),
    }));
    await writeFile(unfinished, `${JSON.stringify(encoded)}\n`, { flag: 'a' });
  }
  await rename(unfinished, pathIn(folder));
}

/** Reads replacements, one report at a time; undefined if there are none. */
export function readResealed(folder: string): AsyncGenerator<Replacement[]> | undefined {
  return existsSync(pathIn(folder)) ? readLines(pathIn(folder), replacements) : undefined;
}

/** Parses each line of a file of JSON lines. */
export async function* readLines<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): AsyncGenerator<z.output<Schema>> {
  for await (const line of createInterface({ input: createReadStream(file) }))
    if (line !== '') yield schema.parse(JSON.parse(line));
}
