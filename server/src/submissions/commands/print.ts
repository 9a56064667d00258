import type { SubmissionKind } from 'contract/submissions.ts';
import { z } from 'zod';
import type { SubmissionKeys } from '../../config/submission-keys.ts';
import type { Database } from '../../database/open.ts';
import type { FileStore } from '../../files/file-store.ts';
import { readEntries } from '../conversation-store.ts';
import { openEntry } from '../entry.ts';
import { type Envelope, open } from '../envelope.ts';
import { Mistake } from '../mistake.ts';
import { isKept, readFilesOf, type ReadSubmission, readSubmissions, type StoredFile } from '../store.ts';
import { describeAttachments, saveAttachments, shownAttachment } from './attachments.ts';
import { openReport } from './open-report.ts';
import type { SealedReport } from './sealed-reports.ts';

const withFiles = z.looseObject({ fileNos: z.array(z.string()).nullish() });

/** Where opened attachments go, and where the sealed ones lie. */
export type Saving = { folder: string; files: FileStore };

type Opening = { db: Database; submissionKeys: SubmissionKeys };

/**
 * Prints messages and resumes, a JSON line each, every field as the visitor sent it. Throws a `Mistake` at the end when there
 * were some that do not open: of these nothing is printed.
 */
export async function printSubmissions(
  opening: Opening,
  kinds: readonly SubmissionKind[],
  saving: Saving | undefined,
): Promise<void> {
  const problems: string[] = [];
  for await (const row of readSubmissions(opening.db, kinds)) {
    const { wrappedKey, sealed, keyId } = row;
    if (sealed === null || wrappedKey === null || keyId === null)
      throw new Mistake('Start the server once: it seals what an earlier version kept');
    if (opening.submissionKeys.every(({ id }) => id !== keyId)) {
      problems.push(`The ${row.kind} ${row.id} is under the key “${keyId}”, which is not in the configuration`);
      continue;
    }
    // What the error says could repeat a piece of what was sent.
    const opened = await openSubmission(opening, row, { sealed, wrappedKey, keyId }).catch(() => undefined);
    if (opened === undefined) {
      // One that was withdrawn while it was read is no damage.
      if (await isKept(opening.db, row.id)) problems.push(`The ${row.kind} ${row.id} is damaged and does not open`);
      continue;
    }
    printLine(opened.printed);
    const { attachments } = opened;
    if (saving) problems.push(...(await saveAttachments(saving.folder, { id: row.id, attachments }, saving.files)));
  }
  refuseProblems(problems);
}

async function openSubmission(opening: Opening, row: ReadSubmission, envelope: Envelope) {
  const { sealed: _sealed, wrappedKey: _wrappedKey, keyId: _keyId, ...clear } = row;
  const { fileNos, ...fields } = withFiles.parse(JSON.parse(open(opening.submissionKeys, row.id, envelope)));
  // Entries before files: an entry that is written meanwhile is then not there yet, and not without its files.
  const entries = await readEntries(opening.db, row.id);
  const stored = await readFilesOf(opening.db, row.id);
  const own = stored.filter(({ entryId }) => entryId === null);
  const attachments = await describeAttachments(fileNos ?? [], own);
  const said = await openEntries(opening, entries, stored);
  return {
    printed: {
      ...clear,
      ...fields,
      ...(attachments.length > 0 && { files: attachments.map(shownAttachment) }),
      ...(said.length > 0 && { entries: said.map(({ printed }) => printed) }),
    },
    attachments: [...attachments, ...said.flatMap((entry) => entry.attachments)],
  };
}

async function openEntries(
  { submissionKeys }: Opening,
  entries: Awaited<ReturnType<typeof readEntries>>,
  files: readonly StoredFile[],
) {
  return Promise.all(
    entries.map(async (entry) => {
      const { text, files: named } = await openEntry({ submissionKeys, identity: '' }, entry);
      const own = files.filter(({ entryId }) => entryId === entry.id);
      const attachments = await describeAttachments(
        named.map(({ handle }) => handle),
        own,
      );
      const { author, writtenAt } = entry;
      const shown = attachments.map(shownAttachment);
      return { printed: { author, writtenAt, text, ...(shown.length > 0 && { files: shown }) }, attachments };
    }),
  );
}

/** Prints what is in clear of reports, and how they are read. */
export async function printClosedReports(reports: AsyncIterable<SealedReport>): Promise<void> {
  let count = 0;
  for await (const { clear, files, entries } of reports) {
    printLine({ ...clear, sealed: true, files: files.length, entries: entries.length });
    count += 1;
  }
  if (count > 0) console.error('Reports are sealed: --key FILE opens them (docs/sealing.md).');
}

/**
 * Prints the reports that a private half opens. Throws a `Mistake` at the end when there were some that it does not, or that
 * are damaged: of these nothing is printed.
 */
export async function printReports(
  identity: string,
  reports: AsyncIterable<SealedReport>,
  saving: Saving | undefined,
): Promise<void> {
  const counts = { opened: 0, closed: 0, closedParts: 0 };
  const problems: string[] = [];
  for await (const report of reports) {
    const { id } = report.clear;
    // What the error says could repeat a piece of the report.
    const opened = await openReport(identity, report).catch(() => 'damaged' as const);
    if (opened === 'damaged') problems.push(`The report ${id} is damaged and does not open`);
    else if (opened === undefined) counts.closed += 1;
    else {
      counts.opened += 1;
      counts.closedParts += opened.closedParts;
      printLine(opened.printed);
      const { attachments } = opened;
      if (saving) problems.push(...(await saveAttachments(saving.folder, { id, attachments }, saving.files)));
    }
  }
  if (counts.closed > 0 && counts.opened === 0) problems.push('No report is sealed to this key: it opens none of them');
  else if (counts.closed + counts.closedParts > 0)
    problems.push(
      `Not sealed to this key: ${counts.closed} reports, and ${counts.closedParts} parts of others. Whoever can open them seals them again with --reseal (docs/sealing.md).`,
    );
  refuseProblems(problems);
}

function refuseProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new Mistake(problems.join('\n'));
}

function printLine(line: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
