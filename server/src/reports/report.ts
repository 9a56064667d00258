import { type Report, reportBounds } from 'contract/console/reports.ts';
import { isDone } from 'contract/submissions/conversation.ts';
import { toBase64url } from 'contract/sealing/base64url.ts';
import type { WorkingTime } from 'contract/working-time/working-calendar.ts';
import type { Kysely } from 'kysely';
import { beijingDay, startOfBeijingDay } from '../database/beijing-time.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { HttpError } from '../http/http-error.ts';
import { readEntries, type StoredEntry } from '../submissions/conversations/store.ts';
import { readKeysOfReport } from '../submissions/report-keys/keys-of-report.ts';
import type { ReportKey } from '../submissions/report-keys/store.ts';
import { type ReportOfficer, readOfficers } from '../submissions/reports/exclusions.ts';
import { readReportNotes, type StoredNote } from '../submissions/reports/report-notes.ts';
import { findReport, findReportFiles, type StoredReport, type StoredReportFile } from './store.ts';
import { isAuthentic, toReportFields, type ViewContext } from './view.ts';

type ReadContext = { db: Kysely<Tables>; secret: Buffer; calendar: WorkingTime | undefined };

/** A report as it is shown today. `hidden` is the number of the reporter's entries of today. */
export type ShownReport = {
  report: StoredReport;
  entries: StoredEntry[];
  files: StoredReportFile[];
  hidden: number;
};

/**
 * By day. Within a day staff come first: they had not seen what the reporter wrote on it, and the order would tell before
 * or after which answer that was.
 */
function inShownOrder(first: StoredEntry, second: StoredEntry): number {
  const sides = { staff: 0, visitor: 1 };
  return (
    first.writtenAt.getTime() - second.writtenAt.getTime() ||
    sides[first.author] - sides[second.author] ||
    first.position - second.position
  );
}

/** A report, and the account that reads it. */
export type ReadBy = { id: string; accountId: number };

/** Reads in the caller's transaction. Throws `notFound`, also for a report of today, and for whoever is excluded from it. */
export async function readShown(db: Database, secret: Buffer, { id, accountId }: ReadBy): Promise<ShownReport> {
  const now = new Date();
  const report = await findReport(db, id, { accountId, now });
  if (report === undefined) throw new HttpError('notFound');
  const all = await readEntries(db, secret, { id, kind: 'report' });
  const shown = all.filter(({ author, writtenAt }) => author === 'staff' || writtenAt < startOfBeijingDay(now));
  const entries = shown.toSorted(inShownOrder);
  const shownIds = new Set<string | null>([null, ...entries.map((entry) => entry.id)]);
  const files = (await findReportFiles(db, id)).filter(({ entryId }) => shownIds.has(entryId));
  return { report, entries, files, hidden: all.length - entries.length };
}

/** Reads everything as it was at one time: a withdrawal meanwhile must not look like damage. */
export async function readReport(
  { db, secret, calendar }: ReadContext,
  { mayAnswer, ...read }: ReadBy & { mayAnswer: boolean },
): Promise<Report> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const shown = await readShown(transaction, secret, read);
      const { keys, excluded } = await readKeysOfReport(transaction, secret, read.id);
      const notes = await readReportNotes(transaction, secret, read.id);
      const officers = await readOfficers(transaction, read.id);
      return toReport({ secret, time: { now: new Date(), calendar } }, shown, {
        keys,
        excluded,
        notes,
        officers,
        mayAnswer,
      });
    });
}

/** The reporter is told the decision by an answer. */
export function mayDecide({ status, answeredOn, resultOn }: StoredReport): boolean {
  return status !== 'closed' && answeredOn !== null && resultOn === null;
}

const toReportKey = ({ name, role, recipient, signingKey }: ReportKey) => ({ name, role, recipient, signingKey });

type ReadParts = {
  keys: readonly ReportKey[];
  /** Those of officers who are excluded. */
  excluded: readonly ReportKey[];
  notes: readonly StoredNote[];
  officers: readonly ReportOfficer[];
  mayAnswer: boolean;
};

function toReport(
  context: ViewContext,
  { report, entries, files }: ShownReport,
  { keys, excluded, notes, officers, mayAnswer }: ReadParts,
): Report {
  const isAnswered = report.exclusionsAnswered;
  const mayChange = mayAnswer && isAnswered;
  const mayWrite = mayChange && isAuthentic(context.secret, report) && entries.every((entry) => entry.isAuthentic);
  const isClosed = report.status === 'closed';
  return {
    ...toReportFields(context, report, entries.at(-1)?.author ?? 'visitor'),
    receiptRecipient: report.receiptRecipient,
    entries: entries.map((entry) => ({
      id: entry.id,
      from: entry.author,
      on: beijingDay(entry.writtenAt),
      isAltered: !entry.isAuthentic,
      sealed: toBase64url(entry.sealed),
    })),
    files: files.map(({ position, entryId, description }) => ({
      position,
      entryId,
      description: toBase64url(description),
    })),
    notes: notes.map((note) => ({
      id: note.id,
      on: beijingDay(note.writtenAt),
      isAltered: !note.isAuthentic,
      sealed: toBase64url(note.sealed),
    })),
    keys: keys.map((key) => toReportKey(key)),
    exclusions: {
      isAnswered,
      officers: officers.map(({ accountId, name, excludedOn, hasKey }) => ({ accountId, name, excludedOn, hasKey })),
      keys: excluded.map((key) => toReportKey(key)),
    },
    abilities: {
      answer: mayWrite && !isClosed && keys.length > 0 && entries.length < reportBounds.entries,
      close: mayWrite && !isClosed,
      reopen: mayWrite && isDone(report.status),
      decide: mayChange && mayDecide(report),
      note: mayChange && keys.length > 0 && notes.length < reportBounds.notes,
      openIdentity: isAnswered,
      exclude: mayAnswer,
    },
  };
}
