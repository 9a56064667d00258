/**
 * `npm run submissions [-- --kind message|resume]`: what arrived, as JSON lines, every field as the visitor sent it, and the names
 * and hashes of its files. `npm run submissions -- --rewrap` brings all under the first of the configuration's keys.
 */
import { parseArgs } from 'node:util';
import { sayTypes, type SubmissionKind } from 'contract/submissions.ts';
import { z } from 'zod';
import { readSubmissionKeys } from '../config/submission-keys.ts';
import { openForCommand } from '../database/for-command.ts';
import { describeUpload } from '../uploads/keep-upload.ts';
import { open } from './envelope.ts';
import { rewrapAll } from './seal-older.ts';
import { filesOfSubmission, readSubmissions } from './store.ts';

const withFiles = z.looseObject({ fileNos: z.array(z.string()).nullish() });

function isKind(value: string): value is SubmissionKind {
  return Object.hasOwn(sayTypes, value);
}

const { values } = parseArgs({ options: { kind: { type: 'string' }, rewrap: { type: 'boolean' } } });
const kind = values.kind;
if (kind !== undefined && !isKind(kind)) {
  console.error(`--kind is one of: ${Object.keys(sayTypes).join(', ')}`);
  process.exit(1);
}

await using store = await openForCommand();
const keys = readSubmissionKeys(store.config.submissionKeysFile);
if (values.rewrap) console.log(`${await rewrapAll(store.db, keys)} submissions are now under the key “${keys[0].id}”`);
else
  for await (const { sealed, wrappedKey, keyId, ...row } of readSubmissions(store.db, kind)) {
    if (sealed === null || wrappedKey === null || keyId === null)
      throw new Error('Start the server once: it seals what an earlier version kept');
    const { fileNos, ...fields } = withFiles.parse(JSON.parse(open(keys, row.id, { sealed, wrappedKey, keyId })));
    const descriptions = await filesOfSubmission(store.db, row.id);
    const files = await Promise.all(
      (fileNos ?? []).map(async (handle, position) => {
        const description = descriptions[position];
        if (description === undefined) throw new Error(`A file of ${row.id} is missing`);
        const { fileName, safeName, bytes, sha256 } = await describeUpload(handle, description);
        return { fileName, safeName, bytes, sha256 };
      }),
    );
    process.stdout.write(`${JSON.stringify({ ...row, ...fields, ...(files.length > 0 && { files }) })}\n`);
  }
