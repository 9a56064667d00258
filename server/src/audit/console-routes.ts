import { listAuditEntries } from 'contract/console/audit.ts';
import type { Database } from '../database/open.ts';
import { serveStaff } from '../http/serve.ts';
import { filterOf } from './entry-filter.ts';
import { findFilledEntries } from './filled-entries.ts';
import { toAuditEntry } from './view.ts';

export const auditRoutes = [
  serveStaff(listAuditEntries, async ({ db }: { db: Database }, input) => {
    const { page, size } = input;
    const { rows, total } = await findFilledEntries(db, { ...filterOf(input), page, size });
    return { content: rows.map(toAuditEntry), totalElements: total };
  }),
];
