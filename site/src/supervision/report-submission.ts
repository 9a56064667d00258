import { reportForm, sayTypes } from 'contract/submissions.ts';
import { postedText } from '../forms/posted-text.ts';
import type { PostableForm } from '../forms/submission-form.ts';
import { loadReportChoices, type ReportChoices } from './report-choices.ts';
import type { ReportField, ReportValues } from './report-draft.ts';

/**
 * How a report is validated and sent, by its dialog and by its page without scripts. `mailbox` is the address that the
 * dialog shows.
 */
export function reportSubmissionForm(mailbox?: string): PostableForm<ReportField, ReportValues, ReportChoices> {
  return {
    kind: 'report',
    schema: () => reportForm,
    loadChoices: loadReportChoices,
    read: (posted) => ({
      reporterItems: posted.getAll('reporterItems').filter((item) => typeof item === 'string'),
      deptName: postedText(posted, 'deptName'),
      reportered: postedText(posted, 'reportered'),
      ifShow: postedText(posted, 'ifShow') === '1' ? 1 : 0,
      reporter: postedText(posted, 'reporter'),
      reporterMobile: postedText(posted, 'reporterMobile'),
      remark: postedText(posted, 'remark'),
    }),
    validated: (values, { fileNos, consent }) => ({ ...values, fileNos, consent }),
    request: ({ reporterItems, ...values }, { fileNos, ...metadata }, choices) => ({
      sayType: sayTypes.report,
      reporterType: choices?.kind?.dictValue ?? '',
      reporterItems: [...reporterItems],
      ...values,
      email: mailbox,
      fileNos: [...fileNos],
      ...metadata,
    }),
  };
}
