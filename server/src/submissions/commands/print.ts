import type { SubmissionKind } from 'contract/submissions.ts';
import { z } from 'zod';
import type { SubmissionKeys } from '../../config/submission-keys.ts';
import type { Database } from '../../database/open.ts';
import type { FileStore } from '../../files/file-store.ts';
import { readEntries } from '../conversation-store.ts';
import { openEntry } from '../entry.ts';
import { open } from '../envelope.ts';
import { Mistake } from '../mistake.ts';
import { readFilesOf, readSubmissions, type StoredFile } from '../store.ts';
import { describeAttachments, saveAttachments, shownAttachment } from './attachments.ts';
import { openReport } from './open-report.ts';
import type { SealedReport } from './sealed-reports.ts';

const withFiles = z.looseObject({ fileNos: z.array(z.string()).nullish() });

/** Where opened attachments go, and where the sealed ones lie. */
export type Saving = { folder: string; files: FileStore };

type Opening = { db: Database; submissionKeys: SubmissionKeys };

/** Prints messages and resumes, a JSON line each, every field as the visitor sent it. */
export async function printSubmissions(
  { db, submissionKeys }: Opening,
  kinds: readonly SubmissionKind[],
  saving: Saving | undefined,
): Promise<void> {
  const problems: string[] = [];
  for await (const { sealed, wrappedKey, keyId, ...row } of readSubmissions(db, kinds)) {
    if (sealed === null || wrappedKey === null || keyId === null)
      throw new Mistake('Start the server once: it seals what an earlier version kept');
    const { fileNos, ...fields } = withFiles.parse(
      JSON.parse(open(submissionKeys, row.id, { sealed, wrappedKey, keyId })),
    );
    const stored = await readFilesOf(db, row.id);
    const own = stored.filter(({ entryId }) => entryId === null);
    const attachments = await describeAttachments(fileNos ?? [], own);
    const entries = await conversationOf({ db, submissionKeys }, row.id, stored);
    printLine({
      ...row,
      ...fields,
      ...(attachments.length > 0 && { files: attachments.map(shownAttachment) }),
      ...(entries.length > 0 && { entries: entries.map(({ printed }) => printed) }),
    });
    if (saving === undefined) continue;
    const all = [...attachments, ...entries.flatMap((entry) => entry.attachments)];
    problems.push(...(await saveAttachments(saving.folder, { id: row.id, attachments: all }, saving.files)));
  }
  refuseProblems(problems);
}

async function conversationOf({ db, submissionKeys }: Opening, id: string, files: readonly StoredFile[]) {
  const entries = await readEntries(db, id);
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
