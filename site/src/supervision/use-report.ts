import { reportForm, sayTypes } from 'contract/submissions.ts';
import { reportEndings } from 'contract/uploads.ts';
import { useMemo, useState } from 'react';
import { createCall } from '../call.ts';
import { useProof } from '../parts/challenge/use-proof.ts';
import { type Needed, useNeeded } from '../parts/forms/use-needed.ts';
import { type Submission, useSubmission } from '../parts/forms/use-submission.ts';
import { acceptable } from '../parts/uploads/upload-queue.ts';
import { type FormUploads, useUploads } from '../parts/uploads/use-uploads.ts';
import { useSettings } from '../shell/use-settings.ts';
import { useLocale } from '../text/use-text.tsx';
import { loadReportChoices, type ReportChoices } from './report-choices.ts';
import {
  forgetSentReport,
  type ReportDraft,
  type ReportField,
  rememberedReport,
  rememberReport,
} from './report-draft.ts';

export type Report = Submission<ReportField> & {
  draft: ReportDraft;
  write: (change: Partial<ReportDraft>) => void;
  uploads: FormUploads;
  choices: Needed<ReportChoices>;
  consent: boolean;
};

/** One opening of the report dialog: what was written in this page is there again, the files are new. */
export function useReport(): Report {
  const locale = useLocale();
  const { supervisionMail } = useSettings().contact;
  const call = useMemo(() => createCall(locale, fetch.bind(globalThis)), [locale]);
  const choices = useNeeded(() => loadReportChoices(call));
  const proof = useProof('report', call);
  const uploads = useUploads({ endings: reportEndings, namesTraces: true });
  const [draft, setDraft] = useState(rememberedReport);

  const { agreedTo, idempotencyKey, startedAt, ...fields } = draft;
  const consent = agreedTo !== '' && agreedTo === choices.found?.privacyVersion;
  const fileNos = acceptable(uploads.files);

  const submission = useSubmission<ReportField>({
    kind: 'report',
    call,
    schema: reportForm,
    values: { ...fields, fileNos, consent },
    faults: uploads.fault === undefined ? {} : { fileNos: uploads.fault },
    prepare: async (website) => {
      const handles = await uploads.sendAll();
      if (handles === undefined) return undefined;
      const written = { ...fields, reporterItems: [...fields.reporterItems], email: supervisionMail };
      const circumstances = { idempotencyKey, startedAt, consentVersion: agreedTo, website };
      const reporterType = choices.found?.kind?.dictValue ?? '';
      const report = { sayType: sayTypes.report, reporterType, ...written, fileNos: [...handles], ...circumstances };
      return { ...report, challenge: await proof(JSON.stringify(report)) };
    },
    onSent: () => forgetSentReport(draft),
    onFailed: uploads.onFailed,
  });

  function write(change: Partial<ReportDraft>) {
    const next = { ...draft, ...change };
    setDraft(next);
    rememberReport(next);
  }

  return { ...submission, draft, write, uploads, choices, consent };
}
