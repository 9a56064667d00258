import { holdsPermission } from 'contract/console/permissions.ts';
import {
  addReportNote,
  answerReport,
  changeReportStatus as changeStatusEndpoint,
  decideReport,
  downloadReportFile,
  excludeOfficers,
  getReport,
  getReportIdentity,
  listReports,
  readmitOfficer,
} from 'contract/console/reports.ts';
import { toBase64url } from 'contract/sealing/base64url.ts';
import type { Kysely } from 'kysely';
import { recordOpening } from '../audit/record-opening.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { HttpError } from '../http/http-error.ts';
import { serveStaffDownload, serveStaff } from '../http/serve.ts';
import { readCalendarTime } from '../submissions/calendar-time.ts';
import type { FormContent } from '../submissions/form-content.ts';
import { countDueReports, readOpenReports } from '../submissions/reports/report-days.ts';
import { countShownReports } from '../submissions/reports/shown-reports.ts';
import { exclude, readmit } from './exclusions.ts';
import { rejectUnanswered } from './lock-report.ts';
import { addNote, answer, changeReportStatus, decide } from './changes.ts';
import { openReportFile } from './open-report-file.ts';
import { auditSubmission } from '../submissions/audit-submission.ts';
import { readReport } from './report.ts';
import { findReport, findReports } from './store.ts';
import { toReportRow } from './view.ts';

type ReportsContext = {
  db: Kysely<Tables>;
  secret: Buffer;
  files: FileStore;
  formContent: () => Promise<FormContent>;
};

export const reportsRoutes = [
  serveStaff(listReports, async (context: ReportsContext, { view, order, page, size }, caller) => {
    const { db, secret } = context;
    const time = await readCalendarTime(context);
    const { accountId } = caller.signedIn;
    const reader = { accountId, now: time.now };
    const [open, counts] = [await readOpenReports(db, accountId, time), await countShownReports(db, reader)];
    const reports = await findReports(db, { view, order, open, page, size, reader });
    // The browser opens what it gets.
    if (reports.length > 0)
      await recordOpening(db, caller, { action: 'report.list', object: { kind: 'report', id: '' } });
    return {
      content: reports.map((report) => toReportRow({ secret, time }, report)),
      totalElements: counts[view],
      counts: { ...counts, ...countDueReports(open) },
    };
  }),

  serveStaff(getReport, async (context: ReportsContext, { id }, caller) => {
    const { accountId, permissions } = caller.signedIn;
    const mayAnswer = holdsPermission(permissions, 'inbox:report:answer');
    const { calendar } = await readCalendarTime(context);
    const data = await readReport({ ...context, calendar }, { id, accountId, mayAnswer });
    await recordOpening(context.db, caller, { action: 'report.open', object: { kind: 'report', id } });
    return { data };
  }),

  serveStaff(getReportIdentity, async ({ db }: ReportsContext, { id, reason }, caller) => {
    const report = await findReport(db, id, { accountId: caller.signedIn.accountId, now: new Date() });
    if (report === undefined) throw new HttpError('notFound');
    rejectUnanswered(report);
    const details = { reason: reason.trim() };
    await auditSubmission(db, caller, 'report.identity', { kind: 'report', id, details });
    return { data: { sealedIdentity: toBase64url(report.sealedIdentity) } };
  }),

  serveStaff(excludeOfficers, async (context: ReportsContext, input, caller) => {
    await exclude(context, input, caller);
    return {};
  }),

  serveStaff(readmitOfficer, async (context: ReportsContext, input, caller) => {
    await readmit(context, input, caller);
    return {};
  }),

  serveStaffDownload(downloadReportFile, async (context: ReportsContext, { id, position }, caller) => {
    return openReportFile(context, { id, position }, caller);
  }),

  serveStaff(answerReport, async (context: ReportsContext, input, caller) => {
    await answer(context, input, caller);
    return {};
  }),

  serveStaff(addReportNote, async (context: ReportsContext, input, caller) => {
    await addNote(context, input, caller);
    return {};
  }),

  serveStaff(decideReport, async (context: ReportsContext, input, caller) => {
    await decide(context, input, caller);
    return {};
  }),

  serveStaff(changeStatusEndpoint, async (context: ReportsContext, input, caller) => {
    await changeReportStatus(context, input, caller);
    return {};
  }),
];
