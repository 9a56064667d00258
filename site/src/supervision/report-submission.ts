import type { FormField } from 'contract/submissions/submission-kinds.ts';
import type { FormControl } from '../forms/form-fields.tsx';
import { formDataList, formDataText, formDataTexts } from '../forms/form-values.ts';
import type { NoScriptSubmissionForm } from '../forms/submission-form.ts';
import { useSettings } from '../settings/use-settings.ts';
import { dictionaryLabel, dictionaryOptions } from '../text/dictionary-label.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { loadReportOptions, type ReportOptions } from './report-options.ts';

type ReportField = FormField<'report'>;

type ReportTextField = Exclude<ReportField, 'reporterItems' | 'ifShow' | 'fileNos' | 'consent'>;

/** The values of the fields, under the wire's names; `ifShow` 1 is anonymous. */
export type ReportValues = Record<ReportTextField, string> & { reporterItems: readonly string[]; ifShow: 0 | 1 };

const emptyTexts = { deptName: '', reportered: '', reporter: '', reporterMobile: '', remark: '' };

export const emptyReport: ReportValues = {
  reporterItems: [],
  deptName: '',
  reportered: '',
  ifShow: 0,
  reporter: '',
  reporterMobile: '',
  remark: '',
};

/**
 * How a report is validated and sent, by its dialog and by its page without scripts. `mailbox` is the address that the
 * dialog shows.
 */
export function reportSubmissionForm(
  mailbox?: string,
): NoScriptSubmissionForm<ReportField, ReportValues, ReportOptions> {
  return {
    kind: 'report',
    empty: emptyReport,
    loadOptions: loadReportOptions,
    read: (formData) => ({
      ...emptyReport,
      ...formDataTexts(formData, emptyTexts),
      reporterItems: formDataList(formData, 'reporterItems'),
      ifShow: formDataText(formData, 'ifShow') === '1' ? 1 : 0,
    }),
    validated: (values, { fileNos, consent }) => ({ ...values, fileNos, consent }),
    request: ({ reporterItems, ...values }, { fileNos, ...metadata }, options) => ({
      sayType: '1',
      reporterType: options?.kind?.dictValue ?? '',
      reporterItems: [...reporterItems],
      ...values,
      email: mailbox,
      fileNos: [...fileNos],
      ...metadata,
    }),
  };
}

/** `values` are undefined where the page cannot follow them. */
export function useReportControls(
  options: ReportOptions | undefined,
  values: ReportValues | undefined,
): FormControl<ReportField | 'kind' | 'mailbox'>[] {
  const text = usePageText('reports');
  const locale = useLocale();
  const { supervisionMail } = useSettings().contact;
  const kind = options?.kind ? dictionaryLabel(locale, options.kind) : '';
  const items = dictionaryOptions(locale, options?.items);
  const identities = [
    { value: 0, label: text.named, hint: text.namedHint },
    { value: 1, label: text.anonymous, hint: text.anonymousHint },
  ];
  const contact = {
    unknown: { hint: text.contactUnlessAnonymous },
    0: { hint: text.contactHint, requirement: 'required' },
    1: { hint: text.givenAllTheSame, requirement: 'optional' },
  } as const;
  return [
    { name: 'kind', control: 'fixed', label: text.kind, value: kind },
    { name: 'mailbox', control: 'fixed', label: text.mailbox, value: supervisionMail },
    { name: 'reporterItems', control: 'checkboxes', label: text.items, columns: 3, options: items, wide: true },
    { name: 'deptName', control: 'line', label: text.deptName },
    { name: 'reportered', control: 'line', label: text.person, hint: text.personHint },
    { name: 'ifShow', control: 'radios', label: text.identity, columns: 2, options: identities, wide: true },
    { name: 'reporter', control: 'line', label: text.name },
    { name: 'reporterMobile', control: 'line', label: text.contact, ...contact[values?.ifShow ?? 'unknown'] },
    { name: 'remark', control: 'text', label: text.description, hint: text.descriptionHint, rows: 6, wide: true },
  ];
}
