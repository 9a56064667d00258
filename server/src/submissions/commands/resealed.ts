import { createReadStream } from 'node:fs';
import { access, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { Mistake } from '../mistake.ts';
import { bytes } from './exported.ts';
import type { Replacement } from './reseal.ts';

/** The beginning of every age file: nothing else may take the place of a report. */
const ageFile = bytes.refine((sealed) => sealed.toString('latin1', 0, 22) === 'age-encryption.org/v1\n');

const replacements = z.array(
  z.object({ part: z.enum(['content', 'identity', 'entry']), id: z.uuid(), before: bytes, sealed: ageFile }),
);

const placeIn = (folder: string) => path.join(folder, 'resealed.jsonl');

/** Writes what was sealed again into the folder of its export, a line for each report. */
export async function writeResealed(folder: string, reports: AsyncIterable<Replacement[]>): Promise<void> {
  const unfinished = `${placeIn(folder)}.part`;
  await rm(unfinished, { force: true });
  await writeFile(unfinished, '', { mode: 0o600, flag: 'wx' });
  for await (const report of reports) {
    if (report.length === 0) continue;
    const coded = report.map(({ before, sealed, ...rest }) => ({
      ...rest,
      before: before.toString('base64url'),
      sealed: sealed.toString('base64url'),
    }));
    await writeFile(unfinished, `${JSON.stringify(coded)}\n`, { flag: 'a' });
  }
  await rename(unfinished, placeIn(folder));
}

/** The same, a report at a time. Throws a `Mistake` where nothing was sealed again. */
export async function* readResealed(folder: string): AsyncGenerator<Replacement[]> {
  const place = placeIn(folder);
  await access(place).catch((error: unknown) => {
    throw new Mistake(`${folder} holds nothing sealed again: --from ${folder} --key FILE --reseal does it`, {
      cause: error,
    });
  });
  for await (const line of createInterface({ input: createReadStream(place) }))
    if (line !== '') yield replacements.parse(JSON.parse(line));
}
