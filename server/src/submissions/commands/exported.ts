import { createReadStream } from 'node:fs';
import { access, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { submissionStatuses } from 'contract/conversation.ts';
import { z } from 'zod';
import type { FileStore } from '../../files/file-store.ts';
import { folderStore } from '../../files/folder-store.ts';
import { Mistake } from '../mistake.ts';
import type { ReportKey } from '../report-keys.ts';
import { suspicions } from '../rules.ts';
import { makePrivateFolder } from './attachments.ts';
import type { SealedReport } from './sealed-reports.ts';

/** Bytes as they stand in a line of JSON. */
export const bytes = z.base64url().transform((text) => Buffer.from(text, 'base64url'));

const exportedReport = z.object({
  clear: z.object({
    id: z.uuid(),
    kind: z.literal('report'),
    locale: z.enum(['cn', 'en', 'ru']),
    status: z.enum(submissionStatuses),
    assignee: z.string().nullable(),
    suspicions: z.array(z.enum(suspicions)),
    consentVersion: z.string().nullable(),
    receivedAt: z.string(),
  }),
  receiptRecipient: z.string().nullable(),
  content: bytes,
  identity: bytes,
  files: z.array(z.object({ storedName: z.string(), description: bytes, entryId: z.string().nullable() })),
  entries: z.array(
    z.object({ id: z.uuid(), author: z.enum(['visitor', 'staff']), writtenAt: z.string(), sealed: bytes }),
  ),
});

const exportedKeys = z.array(
  z.object({
    name: z.string(),
    recipient: z.string(),
    role: z.enum(['officer', 'recovery']),
    addedOn: z.string(),
  }),
);

const placesIn = (folder: string) => ({
  reports: path.join(folder, 'reports.jsonl'),
  keys: path.join(folder, 'keys.json'),
  files: folderStore(path.join(folder, 'files')),
});

/** Copies what is sealed into a new folder, without opening anything. Answers how many reports. */
export async function exportReports(
  folder: string,
  { reports, keys, files }: { reports: AsyncIterable<SealedReport>; keys: readonly ReportKey[]; files: FileStore },
): Promise<number> {
  await makePrivateFolder(folder);
  if ((await readdir(folder)).length > 0)
    throw new Mistake(`${folder} is not empty: what was withdrawn since would stay in it`);
  const places = placesIn(folder);
  await writeFile(places.keys, JSON.stringify(keys, null, 2), { mode: 0o600, flag: 'wx' });
  let count = 0;
  // A report without its line is not there: its files come first.
  await writeFile(places.reports, '', { mode: 0o600, flag: 'wx' });
  for await (const report of reports) {
    for (const { storedName } of report.files) await places.files.put(storedName, await files.get(storedName));
    await writeFile(places.reports, `${written(report)}\n`, { flag: 'a' });
    count += 1;
  }
  return count;
}

/** What was exported, to be read without a store. Throws a `Mistake` where there is no export. */
export async function openExport(folder: string) {
  const places = placesIn(folder);
  const missing = await access(places.reports).then(
    () => false,
    () => true,
  );
  if (missing) throw new Mistake(`${folder} is no export: --kind report --export FOLDER makes one`);
  return {
    reports: linesOf(places.reports),
    files: places.files,
    keys: async () => exportedKeys.parse(JSON.parse(await readFile(places.keys, 'utf8'))),
  };
}

async function* linesOf(file: string): AsyncGenerator<SealedReport> {
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (line !== '') yield exportedReport.parse(JSON.parse(line));
  }
}

function written({ content, identity, files, entries, ...plain }: SealedReport): string {
  const coded = (sealed: Buffer) => sealed.toString('base64url');
  return JSON.stringify({
    ...plain,
    content: coded(content),
    identity: coded(identity),
    files: files.map(({ description, ...file }) => ({ ...file, description: coded(description) })),
    entries: entries.map(({ sealed, ...entry }) => ({ ...entry, sealed: coded(sealed) })),
  });
}
