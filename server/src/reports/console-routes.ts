import { holdsPermission } from 'contract/console/permissions.ts';
import {
  addReportNote,
  answerReport,
  changeReportStatus as changeStatusEndpoint,
  downloadReportFile,
  getReport,
  getReportIdentity,
  listReports,
} from 'contract/console/reports.ts';
import { toBase64url } from 'contract/sealing/base64url.ts';
import type { Kysely } from 'kysely';
import { recordOpening } from '../audit/record-opening.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { HttpError } from '../http/http-error.ts';
import { serveDownload, serveStaff } from '../http/serve.ts';
import { countShownReports } from '../submissions/shown-reports.ts';
import { addNote, answer, changeReportStatus } from './changes.ts';
import { openDownload } from './download.ts';
import { recordReport } from './record-report.ts';
import { readReport } from './report.ts';
import { findReport, findReports } from './store.ts';
import { toReportRow } from './view.ts';

type ReportsContext = { db: Kysely<Tables>; secret: Buffer; files: FileStore };

export const reportsRoutes = [
  serveStaff(listReports, async ({ db, secret }: ReportsContext, { view, page, size }, caller) => {
    const now = new Date();
    const [reports, counts] = [await findReports(db, { view, page, size, now }), await countShownReports(db, now)];
    // The browser opens what it gets.
    if (reports.length > 0)
      await recordOpening(db, caller, { action: 'report.list', object: { kind: 'report', id: '' } });
    return {
      content: reports.map((report) => toReportRow(secret, report)),
      totalElements: counts[view],
      counts,
    };
  }),

  serveStaff(getReport, async (context: ReportsContext, { id }, caller) => {
    const mayAnswer = holdsPermission(caller.signedIn.permissions, 'inbox:report:answer');
    const data = await readReport(context, id, mayAnswer);
    await recordOpening(context.db, caller, { action: 'report.open', object: { kind: 'report', id } });
    return { data };
  }),

  serveStaff(getReportIdentity, async ({ db }: ReportsContext, { id }, caller) => {
    const report = await findReport(db, id, new Date());
    if (report === undefined) throw new HttpError('notFound');
    await recordReport(db, caller, { action: 'report.identity', id });
    return { data: { sealedIdentity: toBase64url(report.sealedIdentity) } };
  }),

  serveDownload(downloadReportFile, async (context: ReportsContext, { id, position }, caller) => {
    return openDownload(context, { id, position }, caller);
  }),

  serveStaff(answerReport, async (context: ReportsContext, input, caller) => {
    await answer(context, input, caller);
    return {};
  }),

  serveStaff(addReportNote, async (context: ReportsContext, input, caller) => {
    await addNote(context, input, caller);
    return {};
  }),

  serveStaff(changeStatusEndpoint, async (context: ReportsContext, input, caller) => {
    await changeReportStatus(context, input, caller);
    return {};
  }),
];
