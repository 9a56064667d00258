import type { Locale } from 'contract/locales.ts';
import type { SubmissionStatus } from 'contract/conversation.ts';
import type { Database } from '../../database/open.ts';
import { beijingMoment } from '../../database/moment.ts';
import type { Suspicion } from '../rules.ts';
import { readFilesOf, type StoredFile } from '../store.ts';

/** A report as it is kept: what lists need in clear, the rest as age files. */
export type SealedReport = {
  clear: {
    id: string;
    kind: 'report';
    locale: Locale;
    status: SubmissionStatus;
    assignee: string | null;
    suspicions: Suspicion[];
    consentVersion: string | null;
    /** `yyyy-MM-dd` in Beijing: more is not kept. */
    receivedAt: string;
  };
  /** What the visitor's receipt opens: entries are sealed to it as well. */
  receiptRecipient: string | null;
  content: Buffer;
  identity: Buffer;
  files: StoredFile[];
  entries: { id: string; author: 'visitor' | 'staff'; writtenAt: string; sealed: Buffer }[];
};

const atOnce = 100;

/** Every report, a few at a time, day by day; within a day in no order that tells the hour. */
export async function* readSealedReports(db: Database): AsyncGenerator<SealedReport> {
  for (let after: Place | undefined; ; ) {
    const rows = await readRows(db, after);
    for (const { id, receiptRecipient, sealed, sealedIdentity, receivedAt, ...clear } of rows) {
      if (sealed === null || sealedIdentity === null) throw new Error(`The report ${id} is not sealed`);
      yield {
        clear: { id, kind: 'report', ...clear, receivedAt: dayOf(receivedAt) },
        receiptRecipient,
        content: sealed,
        identity: sealedIdentity,
        // Entries first: one that is written meanwhile is then not there yet, and not without its files.
        entries: await readSealedEntries(db, id),
        files: await readFilesOf(db, id),
      };
    }
    after = rows.at(-1);
    if (rows.length < atOnce) return;
  }
}

type Place = { receivedAt: Date; id: string };

async function readRows(db: Database, after: Place | undefined) {
  const query = db
    .selectFrom('submission')
    .select(['id', 'locale', 'status', 'assignee', 'suspicions', 'consentVersion', 'receivedAt'])
    .select(['receiptRecipient', 'sealed', 'sealedIdentity'])
    .where('kind', '=', 'report')
    .orderBy('receivedAt')
    .orderBy('id')
    .limit(atOnce);
  if (after === undefined) return query.execute();
  const { receivedAt, id } = after;
  // Not by counting: a report that is withdrawn meanwhile would make another one be passed over.
  return query
    .where((row) =>
      row.or([row('receivedAt', '>', receivedAt), row.and([row('receivedAt', '=', receivedAt), row('id', '>', id)])]),
    )
    .execute();
}

async function readSealedEntries(db: Database, submissionId: string): Promise<SealedReport['entries']> {
  const rows = await db
    .selectFrom('submissionEntry')
    .select(['id', 'author', 'writtenAt', 'sealed'])
    .where('submissionId', '=', submissionId)
    .orderBy('position')
    .execute();
  return rows.map(({ writtenAt, ...entry }) => ({ ...entry, writtenAt: dayOf(writtenAt) }));
}

function dayOf(moment: Date): string {
  return beijingMoment(moment).slice(0, 10);
}
