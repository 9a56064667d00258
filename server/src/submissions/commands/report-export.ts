import { createReadStream } from 'node:fs';
import { access, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { submissionStatuses } from 'contract/submissions/conversation.ts';
import { localeNames } from 'contract/locales.ts';
import { spamSignals } from 'contract/submissions/spam-signals.ts';
import { z } from 'zod';
import { UsageError } from '../../command-line/usage-error.ts';
import { FileMissingError, type FileStore } from '../../files/file-store.ts';
import { folderStore } from '../../files/folder-store.ts';
import type { ReportKey } from '../report-keys/store.ts';
import { makePrivateFolder } from './attachments.ts';
import type { SealedReport } from './sealed-reports.ts';

/** Bytes in a JSON line. */
export const base64Bytes = z.base64url().transform((text) => Buffer.from(text, 'base64url'));

/** `genuine` is the name in the files; exports of earlier versions have it too. */
const exportedReport = z.object({
  clear: z.object({
    id: z.uuid(),
    kind: z.literal('report'),
    locale: z.enum(localeNames),
    status: z.enum(submissionStatuses),
    assignee: z.string().nullable(),
    suspicions: z.array(z.enum(spamSignals)),
    consentVersion: z.string().nullable(),
    receivedAt: z.string(),
  }),
  genuine: z.boolean(),
  receiptRecipient: z.string(),
  /** Exports of earlier versions have none. */
  excluded: z.array(z.string()).default([]),
  content: base64Bytes,
  identity: base64Bytes,
  files: z.array(z.object({ storedName: z.string(), description: base64Bytes, entryId: z.string().nullable() })),
  entries: z.array(
    z.object({
      id: z.uuid(),
      author: z.enum(['visitor', 'staff']),
      writtenAt: z.string(),
      genuine: z.boolean(),
      sealed: base64Bytes,
    }),
  ),
  /** Exports of earlier versions have none. */
  notes: z
    .array(z.object({ id: z.uuid(), writtenAt: z.string(), genuine: z.boolean(), sealed: base64Bytes }))
    .default([]),
});

const exportedKeys = z.array(
  z.object({
    name: z.string(),
    recipient: z.string(),
    role: z.enum(['officer', 'recovery']),
    /** Exports of earlier versions have none. */
    signingKey: z.string().nullable().default(null),
    addedOn: z.string(),
  }),
);

const pathsIn = (folder: string) => ({
  reports: path.join(folder, 'reports.jsonl'),
  keys: path.join(folder, 'keys.json'),
  files: folderStore(path.join(folder, 'files')),
});

/**
 * Copies sealed reports into a new folder without opening them. Returns their number, and a sentence
 * for each whose files are not all in the store.
 */
export async function exportReports(
  folder: string,
  { reports, keys, files }: { reports: AsyncIterable<SealedReport>; keys: readonly ReportKey[]; files: FileStore },
): Promise<{ count: number; problems: string[] }> {
  await makePrivateFolder(folder);
  if ((await readdir(folder)).length > 0)
    throw new UsageError(`${folder} is not empty: reports that were withdrawn since would remain in it`);
  const paths = pathsIn(folder);
  await writeFile(paths.keys, JSON.stringify(keys, null, 2), { mode: 0o600, flag: 'wx' });
  let count = 0;
  const problems: string[] = [];
  // Files first: a report counts only once its line is written.
  await writeFile(paths.reports, '', { mode: 0o600, flag: 'wx' });
  for await (const report of reports) {
    let missing = 0;
    for (const { storedName } of report.files) if (!(await copyFile(storedName, files, paths.files))) missing += 1;
    if (missing > 0)
      problems.push(
        `The report ${report.clear.id} was copied without ${missing} of its ${report.files.length} files: missing from the store`,
      );
    await writeFile(paths.reports, `${encodeReport(report)}\n`, { flag: 'a' });
    count += 1;
  }
  return { count, problems };
}

/** Returns false if the file is missing. */
async function copyFile(name: string, from: FileStore, to: FileStore): Promise<boolean> {
  try {
    await to.put(name, await from.get(name));
    return true;
  } catch (error) {
    if (error instanceof FileMissingError) return false;
    throw error;
  }
}

/** Opens an export, which needs no store. Throws a `UsageError` if there is none. */
export async function openExport(folder: string) {
  const paths = pathsIn(folder);
  const missing = await access(paths.reports).then(
    () => false,
    () => true,
  );
  if (missing) throw new UsageError(`${folder} is not an export: --kind report --export FOLDER creates one`);
  return {
    reports: readReports(paths.reports),
    files: paths.files,
    keys: async () => exportedKeys.parse(JSON.parse(await readFile(paths.keys, 'utf8'))),
  };
}

async function* readReports(file: string): AsyncGenerator<SealedReport> {
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (line !== '') yield parseReport(line, file);
  }
}

function parseReport(line: string, file: string): SealedReport {
  try {
    const { genuine, entries, notes, ...report } = exportedReport.parse(JSON.parse(line));
    return {
      ...report,
      isAuthentic: genuine,
      entries: entries.map(({ genuine: isAuthentic, ...entry }) => ({ ...entry, isAuthentic })),
      notes: notes.map(({ genuine: isAuthentic, ...note }) => ({ ...note, isAuthentic })),
    };
  } catch {
    // The error would quote the line.
    throw new UsageError(`${file} is damaged or of another version: export the reports again (--export)`);
  }
}

function encodeReport({ isAuthentic, content, identity, files, entries, notes, ...plain }: SealedReport): string {
  const encode = (sealed: Buffer) => sealed.toString('base64url');
  const encodePart = <Part extends { isAuthentic: boolean; sealed: Buffer }>({
    isAuthentic: genuine,
    sealed,
    ...part
  }: Part) => ({ ...part, genuine, sealed: encode(sealed) });
  return JSON.stringify({
    ...plain,
    genuine: isAuthentic,
    content: encode(content),
    identity: encode(identity),
    files: files.map(({ description, ...file }) => ({ ...file, description: encode(description) })),
    entries: entries.map(encodePart),
    notes: notes.map(encodePart),
  });
}
