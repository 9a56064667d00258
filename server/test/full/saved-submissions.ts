/**
 * The saved content of a data folder whose server has ended. Reports are opened with the recovery
 * key of the first start.
 */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { openFileDescription } from 'contract/sealing/file-description.ts';
import { openWith } from 'contract/sealing/sealed-report.ts';
import type { SubmissionKind } from 'contract/submissions/submissions.ts';
import { z } from 'zod';
import { readSubmissionKeys } from '../../src/config/submission-keys.ts';
import { readKeyFile } from '../../src/cryptography/key-file.ts';
import { startEmbedded } from '../../src/database/embedded/embedded-server.ts';
import { type Database, openDatabase } from '../../src/database/open.ts';
import { filesIn } from '../../src/files/folder-store.ts';
import { decryptEnvelope } from '../../src/submissions/sealing/envelope.ts';
import { readFilesOf } from '../../src/submissions/store.ts';
import type { SubmissionRef } from '../../src/submissions/tables-of-kind.ts';
import { openStream } from '../../src/uploads/sealed-upload.ts';

export type SavedSubmission = { kind: SubmissionKind; remark: string; fileTokens: string[]; files: string[] };

export type SavedData = {
  submissions: SavedSubmission[];
  /** Files without a row. */
  orphans: string[];
  /** Rows whose file is missing. */
  missing: string[];
};

const savedFields = z.object({ remark: z.string(), fileNos: z.array(z.string()).optional() });

type Row = {
  id: string;
  kind: SubmissionKind;
  sealed: Buffer | null;
  wrappedKey?: Buffer | null;
  keyId?: string | null;
};

export async function readSavedData(dataDir: string): Promise<SavedData> {
  const store = await startEmbedded(dataDir);
  const db = await openDatabase({ socketFolder: store.socketFolder });
  const { identity: reader } = await readKeyFile(`${dataDir}-recovery.agekey`, async () => '');
  try {
    const stored = new Set(readdirSync(path.join(dataDir, 'files')));
    const claimed = [
      ...(await db.selectFrom('submissionFile').select('storedName').execute()),
      ...(await db.selectFrom('reportFile').select('storedName').execute()),
    ];
    const unclaimed = await db.selectFrom('upload').select(['storedName', 'bytes']).execute();
    const complete = [...claimed, ...unclaimed.filter(({ bytes }) => bytes !== null)].map(
      ({ storedName }) => storedName,
    );
    const known = new Set([...claimed, ...unclaimed].map(({ storedName }) => storedName));
    const submissions: SavedSubmission[] = [];
    const others = await db.selectFrom('submission').select(['id', 'kind', 'sealed', 'wrappedKey', 'keyId']).execute();
    const reports = await db.selectFrom('report').select(['id', 'sealed']).execute();
    const rows: Row[] = [...others, ...reports.map((row) => ({ ...row, kind: 'report' as const }))];
    for (const row of rows) submissions.push(await readOne(db, dataDir, row, reader));
    return {
      submissions,
      orphans: [...stored].filter((name) => !known.has(name.replace(/\.part$/, ''))),
      missing: complete.filter((name) => !stored.has(name)),
    };
  } finally {
    await db.destroy();
    await store.stop();
  }
}

async function readOne(db: Database, dataDir: string, row: Row, reader: string): Promise<SavedSubmission> {
  const { remark, fileNos } = savedFields.parse(await openRow(dataDir, row, reader));
  const fileTokens = fileNos ?? [];
  return { kind: row.kind, remark, fileTokens, files: await hashesOf(db, dataDir, row, fileTokens) };
}

async function openRow(dataDir: string, row: Row, reader: string): Promise<unknown> {
  const { id, kind, sealed, wrappedKey, keyId } = row;
  if (sealed === null) throw new Error('The row is not encrypted');
  if (kind === 'report') return openWith(reader, sealed);
  if (!wrappedKey || !keyId) throw new Error('The row is not encrypted');
  const keys = readSubmissionKeys(path.join(dataDir, 'submission.keys'));
  return JSON.parse(decryptEnvelope(keys, id, { sealed, wrappedKey, keyId }));
}

/** The hashes of the decrypted files; throws if one differs from its sealed description. */
async function hashesOf(
  db: Database,
  dataDir: string,
  submission: SubmissionRef,
  fileTokens: string[],
): Promise<string[]> {
  const rows = await readFilesOf(db, submission);
  if (rows.length !== fileTokens.length) throw new Error(`${rows.length} files instead of ${fileTokens.length}`);
  return Promise.all(
    rows.map(async ({ storedName, description }, position) => {
      const fileToken = fileTokens[position] ?? '';
      const hash = createHash('sha256');
      for await (const chunk of await openStream(fileToken, await filesIn(dataDir).get(storedName))) hash.update(chunk);
      const sha256 = hash.digest('hex');
      if ((await openFileDescription(fileToken, description)).sha256 !== sha256)
        throw new Error('The file differs from its description');
      return sha256;
    }),
  );
}
