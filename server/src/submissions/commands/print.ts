import type { SubmissionKind } from 'contract/submissions/submissions.ts';
import { escapeHidden } from '../../command-line/hidden-characters.ts';
import { UsageError } from '../../command-line/usage-error.ts';
import type { SubmissionKeys } from '../../config/submission-keys.ts';
import { readLostSubmissionKeys } from '../../database/installation-keys.ts';
import type { Database } from '../../database/open.ts';
import type { FileStore } from '../../files/file-store.ts';
import { type OpenedEntry, openParts, readParts } from '../conversations/open-submission.ts';
import type { ReportKey } from '../report-keys/store.ts';
import type { Envelope } from '../sealing/envelope.ts';
import { type ReadSubmission, readSubmissions, submissionExists } from '../store.ts';
import { printedAttachment, saveAttachments } from './attachments.ts';
import { openReport } from './open-report.ts';
import type { SealedReport } from './sealed-reports.ts';

/** The folder for decrypted attachments, and the store of the encrypted ones. */
export type AttachmentTarget = { folder: string; files: FileStore };

type DecryptionContext = { db: Database; secret: Buffer; submissionKeys: SubmissionKeys };

/**
 * Prints messages and resumes as JSON lines with all fields as they were sent. Returns a sentence
 * for each that could not be opened; these are not printed.
 */
export async function printSubmissions(
  context: DecryptionContext,
  kinds: readonly Exclude<SubmissionKind, 'report'>[],
  target: AttachmentTarget | undefined,
): Promise<string[]> {
  const problems: string[] = [];
  const lostKeys = await readLostSubmissionKeys(context.db);
  for await (const row of readSubmissions(context.db, kinds)) {
    const { wrappedKey, sealed, keyId } = row;
    if (sealed === null || wrappedKey === null || keyId === null) {
      problems.push(`The ${row.kind} ${row.id} of an earlier version is not encrypted: start the server once`);
      continue;
    }
    if (context.submissionKeys.every(({ id }) => id !== keyId)) {
      const key = `key “${escapeHidden(keyId)}”`;
      problems.push(
        lostKeys.includes(keyId)
          ? `The ${row.kind} ${row.id} was encrypted with the lost ${key}`
          : `The ${row.kind} ${row.id} is encrypted with the ${key}, which is not configured`,
      );
      continue;
    }
    // The error message could quote the content.
    const opened = await openSubmission(context, row, { sealed, wrappedKey, keyId }).catch(() => undefined);
    if (opened === undefined) {
      // A submission that was withdrawn meanwhile is not damaged.
      if (await submissionExists(context.db, row.id))
        problems.push(`The ${row.kind} ${row.id} is damaged and cannot be decrypted`);
      continue;
    }
    printLine(opened.printed);
    const { attachments } = opened;
    if (opened.altered) problems.push(alteredMessage(`${row.kind} ${row.id}`));
    if (target) problems.push(...(await saveAttachments(target.folder, { id: row.id, attachments }, target.files)));
  }
  return problems;
}

async function openSubmission(context: DecryptionContext, row: ReadSubmission, envelope: Envelope) {
  const { sealed: _sealed, wrappedKey: _wrappedKey, keyId: _keyId, ...clear } = row;
  const parts = await readParts(context, row);
  const opened = await openParts(context.submissionKeys, { id: row.id, ...envelope }, parts);
  const { fields, attachments, entries } = opened;
  return {
    printed: {
      ...clear,
      ...fields,
      ...(attachments.length > 0 && { files: attachments.map(printedAttachment) }),
      ...(entries.length > 0 && { entries: entries.map(printedEntry) }),
    },
    attachments: [...attachments, ...entries.flatMap((entry) => entry.attachments)],
    altered: entries.some(({ isAuthentic }) => !isAuthentic),
  };
}

function printedEntry({ author, writtenAt, isAuthentic, text, attachments }: OpenedEntry) {
  const files = attachments.map(printedAttachment);
  return { author, writtenAt, ...(!isAuthentic && { altered: true }), text, ...(files.length > 0 && { files }) };
}

/** Prints the unencrypted fields of reports and how to read the rest. */
export async function printSealedReports(reports: AsyncIterable<SealedReport>): Promise<void> {
  let count = 0;
  for await (const { clear, isAuthentic, files, entries, notes } of reports) {
    const altered = !isAuthentic || [...entries, ...notes].some((part) => !part.isAuthentic);
    const counts = { files: files.length, entries: entries.length, notes: notes.length };
    printLine({ ...clear, sealed: true, ...(altered && { altered }), ...counts });
    count += 1;
  }
  if (count > 0) console.error('Reports are sealed: --key FILE opens them (docs/sealing.md).');
}

/**
 * Prints the reports that a private key opens; `keys` name who signed answers. Returns what is damaged or sealed to other keys;
 * these reports are not printed.
 */
export async function printReports(
  identity: string,
  reports: AsyncIterable<SealedReport>,
  { target, keys }: { target?: AttachmentTarget | undefined; keys: readonly ReportKey[] },
): Promise<string[]> {
  const counts = { opened: 0, undecrypted: 0, undecryptedParts: 0 };
  const problems: string[] = [];
  for await (const report of reports) {
    const { id } = report.clear;
    // The error message could quote the report.
    const opened = await openReport(identity, report, keys).catch(() => 'damaged' as const);
    if (opened === 'damaged') problems.push(`The report ${id} is damaged and cannot be opened`);
    else if (opened === undefined) counts.undecrypted += 1;
    else {
      counts.opened += 1;
      counts.undecryptedParts += opened.undecryptedParts;
      if (opened.altered === 'report') problems.push(alteredMessage(`report ${id}`));
      if (opened.altered === 'note')
        problems.push(`The report ${id} has a note that was altered: do not rely on it (docs/sealing.md)`);
      printLine(opened.printed);
      const { attachments } = opened;
      if (target) problems.push(...(await saveAttachments(target.folder, { id, attachments }, target.files)));
    }
  }
  if (counts.undecrypted > 0 && counts.opened === 0)
    problems.push('No report is sealed to this key: it opens none of them');
  else if (counts.undecrypted + counts.undecryptedParts > 0)
    problems.push(
      `Not sealed to this key: ${counts.undecrypted} reports, and ${counts.undecryptedParts} parts of others. Somebody who can open them must seal them again with --reseal (docs/sealing.md).`,
    );
  return problems;
}

export function alteredMessage(submission: string): string {
  return `The ${submission} was altered in the database by something other than the server: do not rely on what is marked “altered”, and do not answer (docs/sealing.md)`;
}

/** Call it at the end, so that a problem never hides other submissions. */
export function throwProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
}

/** JSON does not escape C1 controls and bidirectional marks, which a terminal would obey. */
function printLine(line: Record<string, unknown>): void {
  process.stdout.write(`${escapeHidden(JSON.stringify(line))}\n`);
}
