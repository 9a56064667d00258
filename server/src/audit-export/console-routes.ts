import { exportAuditEntries, maxExportedEntries } from 'contract/console/audit.ts';
import { staffWords } from 'contract/console/words/words.ts';
import { csvOf } from 'contract/csv.ts';
import type { Kysely } from 'kysely';
import { auditedCaller } from '../audit/caller.ts';
import { filterOf } from '../audit/entry-filter.ts';
import { recordAudit } from '../audit/record.ts';
import { findFilledEntries } from '../audit/filled-entries.ts';
import type { StoredEntry } from '../audit/store.ts';
import { beijingDay, beijingTimestamp } from '../database/beijing-time.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { serveStaff } from '../http/serve.ts';
import { saveExport } from '../media/exports.ts';
import { requireRecentConfirmation } from '../http/recent-confirmation.ts';

type ExportContext = { db: Kysely<Tables>; files: FileStore };

function rowOf(entry: StoredEntry): string[] {
  const { id, at, accountName, action, objectKind, objectId, objectTitle, addressBlock, details } = entry;
  return [
    id,
    beijingTimestamp(at),
    accountName ?? '',
    action,
    objectKind,
    objectId,
    objectTitle ?? '',
    addressBlock ?? '',
    details === null ? '' : JSON.stringify(details),
  ];
}

/** An export has the whole log, so it needs a recent confirmation and is itself an entry of the log. */
export const auditExportRoutes = [
  serveStaff(exportAuditEntries, async ({ db, files }: ExportContext, input, caller) => {
    const { accountId } = caller.signedIn;
    requireRecentConfirmation(caller.signedIn);
    const pageOfReader = { readerId: accountId, page: 0, size: maxExportedEntries };
    const { rows, total } = await findFilledEntries(db, { ...filterOf(input), ...pageOfReader });
    const { auditColumns } = staffWords[caller.locale];
    const header = [
      auditColumns.number,
      auditColumns.at,
      auditColumns.who,
      auditColumns.action,
      auditColumns.objectKind,
      auditColumns.objectId,
      auditColumns.objectTitle,
      auditColumns.network,
      auditColumns.details,
    ];
    const fileName = await saveExport(
      { db, files },
      {
        accountId,
        fileName: `audit-${beijingDay(new Date())}.csv`,
        mediaType: 'text/csv; charset=utf-8',
        content: [Buffer.from(csvOf([header, ...rows.map(rowOf)]))],
      },
    );
    const { text, accountId: actor, action, objectKind, objectId, from, until } = input;
    await recordAudit(db, {
      ...auditedCaller(caller),
      action: 'audit.export',
      object: { kind: 'audit', id: fileName },
      details: { text, accountId: actor, action, objectKind, objectId, from, until, entries: rows.length },
    });
    return { data: { fileName, entries: rows.length, totalElements: total } };
  }),
];
