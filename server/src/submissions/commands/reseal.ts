import { createHash } from 'node:crypto';
import { entryContent } from 'contract/sealing/entry-content.ts';
import { noteContent } from 'contract/sealing/note-content.ts';
import { isSignatureOf } from 'contract/sealing/officer-signature.ts';
import { isAltered, sealedRecipient } from 'contract/sealing/open-report.ts';
import { openIfRecipient, sealTo } from 'contract/sealing/sealed-report.ts';
import type { Kysely } from 'kysely';
import { z } from 'zod/mini';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import { withoutExcluded } from '../report-keys/keys-of-report.ts';
import type { ReportKey } from '../report-keys/store.ts';
import { entryMac, isValidMac, noteMac, reportMac } from '../sealing/row-mac.ts';
import type { SealedReport } from './sealed-reports.ts';

/** A part of a report that was sealed again; `before` is the SHA-256 of the part that it replaces. */
export type Replacement = {
  part: 'content' | 'identity' | 'entry' | 'note';
  id: string;
  before: Buffer;
  sealed: Buffer;
};

/** A report's parts that were sealed again; `skipped` is the reason if the whole report was not. */
export type Resealed = {
  id: string;
  replacements: Replacement[];
  undecryptedParts: number;
  /** What opened, but was not written as this entry or note of this report, or was changed. It was not sealed again. */
  foreignParts: ForeignPart[];
  skipped?: 'damaged' | 'altered';
};

type ForeignPart = { foreign: Replacement['part']; id: string };

/** Seals reports again to these keys, one after the other; not to those of officers who are excluded from one. */
export async function* resealEach(
  identity: string,
  keys: readonly Pick<ReportKey, 'name' | 'role' | 'recipient'>[],
  reports: AsyncIterable<SealedReport>,
): AsyncGenerator<Resealed> {
  for await (const report of reports) {
    const { id } = report.clear;
    const recipients = withoutExcluded(keys, report.excluded).map(({ recipient }) => recipient);
    // The error message could quote the report.
    const parts = await resealParts(identity, recipients, report).catch(() => 'damaged' as const);
    if (typeof parts === 'string')
      yield { id, replacements: [], undecryptedParts: 0, foreignParts: [], skipped: parts };
    else
      yield {
        id,
        replacements: parts.filter((part) => part !== undefined && 'sealed' in part),
        undecryptedParts: parts.filter((part) => part === undefined).length,
        foreignParts: parts.filter((part) => part !== undefined && 'foreign' in part),
      };
  }
}

async function resealParts(
  identity: string,
  recipients: readonly string[],
  report: SealedReport,
): Promise<(Replacement | ForeignPart | undefined)[] | 'altered'> {
  const { id } = report.clear;
  const content = await openIfRecipient(identity, report.content);
  // Sealing an altered report again would open its conversation to the attacker who changed it.
  const isEntryAltered = report.entries.some(({ isAuthentic }) => !isAuthentic);
  if (isAltered(report, sealedRecipient(content)) || isEntryAltered) return 'altered';
  const readers = [...recipients, report.receiptRecipient];
  const resealPart = async (
    part: Replacement['part'],
    { id: partId, sealed }: { id: string; sealed: Buffer },
    to: readonly string[],
    belongs: (opened: unknown) => boolean = () => true,
  ): Promise<Replacement | ForeignPart | undefined> => {
    const opened = await openIfRecipient(identity, sealed).catch((error: unknown) => {
      // Whoever may answer can send an entry or a note that does not open.
      if (part !== 'entry' && part !== 'note') throw error;
    });
    if (opened === undefined) return undefined;
    if (!belongs(opened)) return { foreign: part, id: partId };
    return { part, id: partId, before: hashOf(sealed), sealed: Buffer.from(await sealTo(to, opened)) };
  };
  return Promise.all([
    resealPart('content', { id, sealed: report.content }, recipients),
    resealPart('identity', { id, sealed: report.identity }, recipients),
    ...report.entries.map((entry) => resealPart('entry', entry, readers, (opened) => isEntryOf(id, entry, opened))),
    // Never to the receipt. An altered note does not stop the rest.
    ...report.notes.map((note) => resealPart('note', note, recipients, (opened) => isNoteOf(id, note, opened))),
  ]);
}

/**
 * Whoever controls the server can send a report, and put any sealed part of another one into the copy as an entry of
 * theirs. Sealed again, it would open with their receipt.
 */
function isEntryOf(reportId: string, { id, author }: SealedReport['entries'][number], opened: unknown): boolean {
  const { success, data } = z.safeParse(entryContent, opened);
  if (!success) return false;
  const { text, signature } = data;
  // Answers of earlier versions have no signature either.
  if (signature === undefined) return true;
  return author === 'staff' && isSignatureOf('answer', { reportId, id, text }, signature);
}

function isNoteOf(reportId: string, { id, isAuthentic }: SealedReport['notes'][number], opened: unknown): boolean {
  const { success, data } = z.safeParse(noteContent, opened);
  return isAuthentic && success && isSignatureOf('note', { reportId, id, text: data.text }, data.signature);
}

/**
 * Replaces the parts from which replacements were made and returns how many. Parts that were
 * withdrawn, sealed again or altered meanwhile stay unchanged.
 */
export async function applyReplacements(
  db: Kysely<Tables>,
  secret: Buffer,
  replacements: readonly Replacement[],
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    let count = 0;
    for (const replacement of replacements)
      if (await replacePart[replacement.part](transaction, secret, replacement)) count += 1;
    return count;
  });
}

async function replaceInReport(db: Database, secret: Buffer, { part, id, before, sealed }: Replacement) {
  const row = await db
    .selectFrom('report')
    .select(['id', 'receiptId', 'receiptRecipient', 'sealed', 'sealedIdentity', 'receivedAt', 'mac'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const column = part === 'identity' ? 'sealedIdentity' : 'sealed';
  if (row === undefined || !hashOf(row[column]).equals(before) || !isValidMac(reportMac(secret, row), row.mac))
    return false;
  const mac = reportMac(secret, { ...row, [column]: sealed });
  await db
    .updateTable('report')
    .set({ [column]: sealed, mac })
    .where('id', '=', id)
    .execute();
  return true;
}

async function replaceEntry(db: Database, secret: Buffer, { id, before, sealed }: Replacement) {
  const row = await db
    .selectFrom('reportEntry')
    .select(['id', 'submissionId', 'position', 'author', 'sealed', 'writtenAt', 'mac'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined || !hashOf(row.sealed).equals(before) || !isValidMac(entryMac(secret, row), row.mac))
    return false;
  const mac = entryMac(secret, { ...row, sealed });
  await db.updateTable('reportEntry').set({ sealed, mac }).where('id', '=', id).execute();
  return true;
}

async function replaceNote(db: Database, secret: Buffer, { id, before, sealed }: Replacement) {
  const row = await db
    .selectFrom('reportNote')
    .select(['id', 'submissionId', 'position', 'sealed', 'writtenAt', 'mac'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined || !hashOf(row.sealed).equals(before) || !isValidMac(noteMac(secret, row), row.mac))
    return false;
  const mac = noteMac(secret, { ...row, sealed });
  await db.updateTable('reportNote').set({ sealed, mac }).where('id', '=', id).execute();
  return true;
}

const replacePart = { content: replaceInReport, identity: replaceInReport, entry: replaceEntry, note: replaceNote };

function hashOf(sealed: Buffer): Buffer {
  return createHash('sha256').update(sealed).digest();
}
