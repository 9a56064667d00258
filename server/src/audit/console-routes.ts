import { listAuditEntries } from 'contract/console/audit.ts';
import type { Database } from '../database/open.ts';
import { serveStaff } from '../http/serve.ts';
import { filterOf } from './entry-filter.ts';
import { findFilledEntries } from './filled-entries.ts';
import { toAuditEntry } from './view.ts';

export const auditRoutes = [
  serveStaff(listAuditEntries, async ({ db }: { db: Database }, input, { signedIn }) => {
    const { page, size } = input;
    const readerId = signedIn.accountId;
    const { rows, total } = await findFilledEntries(db, { ...filterOf(input), readerId, page, size });
    return { content: rows.map(toAuditEntry), totalElements: total };
  }),
];
