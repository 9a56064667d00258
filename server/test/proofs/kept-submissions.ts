/** What a data folder holds, read when its server has ended: reports with the recovery key, which the first start made. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { SubmissionKind } from 'contract/submissions.ts';
import { z } from 'zod';
import { readSubmissionKeys } from '../../src/config/submission-keys.ts';
import { startEmbedded } from '../../src/database/embedded.ts';
import { type Database, openDatabase } from '../../src/database/open.ts';
import { filesIn } from '../../src/files/folder-store.ts';
import { open } from '../../src/submissions/envelope.ts';
import { readKeyFile } from '../../src/submissions/key-file.ts';
import { openWith } from '../../src/submissions/sealed-report.ts';
import { describeUpload } from '../../src/uploads/keep-upload.ts';
import { openStream } from '../../src/uploads/sealed-upload.ts';

export type KeptSubmission = { kind: SubmissionKind; remark: string; handles: string[]; files: string[] };

export type Kept = {
  submissions: KeptSubmission[];
  /** Files without a row that leads to them. */
  orphans: string[];
  /** Rows whose file should be there and is not. */
  missing: string[];
};

const written = z.object({ remark: z.string(), fileNos: z.array(z.string()).optional() });

type Row = { id: string; kind: SubmissionKind; sealed: Buffer | null; wrappedKey: Buffer | null; keyId: string | null };

export async function readKept(dataDir: string): Promise<Kept> {
  const store = await startEmbedded(dataDir);
  const db = await openDatabase({ socketFolder: store.socketFolder });
  const { identity: reader } = await readKeyFile(`${dataDir}-recovery.agekey`, async () => '');
  try {
    const stored = new Set(readdirSync(path.join(dataDir, 'files')));
    const claimed = await db.selectFrom('submissionFile').select('storedName').execute();
    const waiting = await db.selectFrom('upload').select(['storedName', 'bytes']).execute();
    const whole = [...claimed, ...waiting.filter(({ bytes }) => bytes !== null)].map(({ storedName }) => storedName);
    const known = new Set([...claimed, ...waiting].map(({ storedName }) => storedName));
    const submissions: KeptSubmission[] = [];
    for (const row of await db.selectFrom('submission').selectAll().execute())
      submissions.push(await readOne(db, dataDir, row, reader));
    return {
      submissions,
      orphans: [...stored].filter((name) => !known.has(name.replace(/\.part$/, ''))),
      missing: whole.filter((name) => !stored.has(name)),
    };
  } finally {
    await db.destroy();
    await store.stop();
  }
}

async function readOne(db: Database, dataDir: string, row: Row, reader: string): Promise<KeptSubmission> {
  const { remark, fileNos } = written.parse(await opened(dataDir, row, reader));
  const handles = fileNos ?? [];
  return { kind: row.kind, remark, handles, files: await hashesOf(db, dataDir, row.id, handles) };
}

async function opened(dataDir: string, row: Row, reader: string): Promise<unknown> {
  const { id, kind, sealed, wrappedKey, keyId } = row;
  if (sealed === null) throw new Error('It is not sealed.');
  if (kind === 'report') return openWith(reader, sealed);
  if (wrappedKey === null || keyId === null) throw new Error('It is not sealed.');
  const keys = readSubmissionKeys(path.join(dataDir, 'submission.keys'));
  return JSON.parse(open(keys, id, { sealed, wrappedKey, keyId }));
}

/** The hash of each file's content, opened with its handle; throws where it is not what its sealed description says. */
async function hashesOf(db: Database, dataDir: string, submissionId: string, handles: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('submissionFile')
    .select(['storedName', 'description'])
    .where('submissionId', '=', submissionId)
    .orderBy('position')
    .execute();
  if (rows.length !== handles.length) throw new Error(`${rows.length} files of ${handles.length}`);
  return Promise.all(
    rows.map(async ({ storedName, description }, position) => {
      const handle = handles[position] ?? '';
      const hash = createHash('sha256');
      for await (const piece of await openStream(handle, await filesIn(dataDir).get(storedName))) hash.update(piece);
      const sha256 = hash.digest('hex');
      if ((await describeUpload(handle, description)).sha256 !== sha256) throw new Error('It is another file.');
      return sha256;
    }),
  );
}
