import type { Locale } from 'contract/locales.ts';
import { reportForm, sayTypes, submitForm } from 'contract/submissions.ts';
import type { Call } from '../call.ts';
import { answerPost, type PostCircumstances, postedText, type RefusedPost } from '../parts/forms/answer-post.ts';
import { refusing } from '../refuse.ts';
import { loadReportChoices } from './report-choices.ts';
import type { ReportDraft, ReportField } from './report-draft.ts';

export type PostedReport = ReportDraft & PostCircumstances;

export type RefusedReport = RefusedPost<ReportField, PostedReport>;

/** Takes a report that was posted without scripts. It has no files: they need the dialog. */
export async function takeReport(call: Call, posted: FormData, locale: Locale): Promise<unknown> {
  const text = (name: string) => postedText(posted, name);
  const fields = {
    reporterItems: posted.getAll('reporterItems').filter((item) => typeof item === 'string'),
    deptName: text('deptName'),
    reportered: text('reportered'),
    ifShow: text('ifShow') === '1' ? 1 : 0,
    reporter: text('reporter'),
    reporterMobile: text('reporterMobile'),
    remark: text('remark'),
  } as const;
  const brought: PostCircumstances = { idempotencyKey: text('idempotencyKey'), startedAt: text('startedAt') };
  const agreedTo = text('consentVersion');
  const { kind, privacyVersion } = await loadReportChoices(refusing(call));
  return answerPost<ReportField, PostedReport>({
    locale,
    schema: reportForm,
    values: { ...fields, fileNos: [], consent: agreedTo === privacyVersion },
    written: { ...fields, ...brought, agreedTo },
    submit: () =>
      call(submitForm, {
        sayType: sayTypes.report,
        reporterType: kind?.dictValue,
        ...fields,
        ...brought,
        consentVersion: agreedTo,
        website: text('website'),
        challenge: text('challenge'),
      }),
  });
}
