import type { SubmissionStatus } from 'contract/submissions/conversation.ts';
import type { Locale } from 'contract/locales.ts';
import type { SpamSignal } from 'contract/submissions/spam-signals.ts';
import { beijingDay } from '../../database/beijing-time.ts';
import type { Database } from '../../database/open.ts';
import { readEntries } from '../conversations/store.ts';
import { readExcludedNames } from '../report-keys/keys-of-report.ts';
import { isValidMac, reportMac } from '../sealing/row-mac.ts';
import { readReportNotes } from '../reports/report-notes.ts';
import { readFilesOf, type StoredFile } from '../store.ts';

/** A stored report: some unencrypted fields, the rest as age files. */
export type SealedReport = {
  clear: {
    id: string;
    kind: 'report';
    locale: Locale;
    status: SubmissionStatus;
    assignee: string | null;
    suspicions: SpamSignal[];
    consentVersion: string | null;
    /** The Beijing day, `yyyy-MM-dd`; the time is not stored. */
    receivedAt: string;
  };
  /** False if the MAC is invalid: the row was not written by the server. */
  isAuthentic: boolean;
  /** The public key of the visitor's receipt, to which entries are sealed as well. */
  receiptRecipient: string;
  /** The names of officers who are excluded from it: nothing of it is sealed to their keys again. */
  excluded: string[];
  content: Buffer;
  identity: Buffer;
  files: StoredFile[];
  entries: { id: string; author: 'visitor' | 'staff'; writtenAt: string; isAuthentic: boolean; sealed: Buffer }[];
  /** What officers wrote for each other; not sealed to the receipt. */
  notes: { id: string; writtenAt: string; isAuthentic: boolean; sealed: Buffer }[];
};

const batchSize = 100;

/** All reports in batches, by day. Within a day they have a random order, which does not reveal the hour. */
export async function* readSealedReports(db: Database, secret: Buffer): AsyncGenerator<SealedReport> {
  for (let after: Cursor | undefined; ; ) {
    const rows = await readRows(db, after);
    for (const row of rows) {
      const { id, receiptId: _receiptId, receiptRecipient, sealed, sealedIdentity, receivedAt, mac, ...clear } = row;
      yield {
        clear: { id, kind: 'report', ...clear, receivedAt: beijingDay(receivedAt) },
        isAuthentic: isValidMac(reportMac(secret, row), mac),
        receiptRecipient,
        excluded: await readExcludedNames(db, id),
        content: sealed,
        identity: sealedIdentity,
        // Entries are read before files: an entry that is added meanwhile is then left out completely.
        entries: await readSealedEntries(db, secret, id),
        files: await readFilesOf(db, { id, kind: 'report' }),
        notes: await readSealedNotes(db, secret, id),
      };
    }
    after = rows.at(-1);
    if (rows.length < batchSize) return;
  }
}

type Cursor = { receivedAt: Date; id: string };

async function readRows(db: Database, after: Cursor | undefined) {
  const query = db
    .selectFrom('report')
    .select(['id', 'locale', 'status', 'assignee', 'suspicions', 'consentVersion', 'receivedAt'])
    .select(['receiptId', 'receiptRecipient', 'sealed', 'sealedIdentity', 'mac'])
    .orderBy('receivedAt')
    .orderBy('id')
    .limit(batchSize);
  if (after === undefined) return query.execute();
  const { receivedAt, id } = after;
  // Not by offset: a report that is withdrawn meanwhile would make the next one be skipped.
  return query
    .where((row) =>
      row.or([row('receivedAt', '>', receivedAt), row.and([row('receivedAt', '=', receivedAt), row('id', '>', id)])]),
    )
    .execute();
}

async function readSealedEntries(db: Database, secret: Buffer, id: string): Promise<SealedReport['entries']> {
  const entries = await readEntries(db, secret, { id, kind: 'report' });
  return entries.map((entry) => ({
    id: entry.id,
    author: entry.author,
    writtenAt: beijingDay(entry.writtenAt),
    isAuthentic: entry.isAuthentic,
    sealed: entry.sealed,
  }));
}

async function readSealedNotes(db: Database, secret: Buffer, id: string): Promise<SealedReport['notes']> {
  const notes = await readReportNotes(db, secret, id);
  return notes.map((note) => ({
    id: note.id,
    writtenAt: beijingDay(note.writtenAt),
    isAuthentic: note.isAuthentic,
    sealed: note.sealed,
  }));
}
