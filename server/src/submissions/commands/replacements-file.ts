import { createReadStream } from 'node:fs';
import { access, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { UsageError } from '../../command-line/usage-error.ts';
import { base64Bytes } from './report-export.ts';
import type { Replacement } from './reseal.ts';

/** The header of every age file: nothing else may replace a part of a report. */
const ageFile = base64Bytes.refine((sealed) => sealed.toString('latin1', 0, 22) === 'age-encryption.org/v1\n');

const replacements = z.array(
  z.object({ part: z.enum(['content', 'identity', 'entry']), id: z.uuid(), before: base64Bytes, sealed: ageFile }),
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

/** Reads replacements, one report at a time. Throws a `UsageError` if there are none. */
export async function* readResealed(folder: string): AsyncGenerator<Replacement[]> {
  const file = pathIn(folder);
  await access(file).catch((error: unknown) => {
    throw new UsageError(`${folder} has no resealed reports: --from ${folder} --key FILE --reseal creates them`, {
      cause: error,
    });
  });
  for await (const line of createInterface({ input: createReadStream(file) }))
    if (line !== '') yield replacements.parse(JSON.parse(line));
}
