export const reportLines = ['deptName', 'reportered', 'reporter', 'reporterMobile', 'remark'] as const;

export type ReportLine = (typeof reportLines)[number];

/** What stands in the fields, under the wire's names; `ifShow` 1 is anonymous. */
export type WrittenReport = Record<ReportLine, string> & { reporterItems: readonly string[]; ifShow: 0 | 1 };

export type ReportField = keyof WrittenReport | 'fileNos' | 'consent';

/** With the version of the privacy page that was agreed to; empty while none is. */
export type ReportDraft = WrittenReport & { agreedTo: string };

export const emptyReport: ReportDraft = {
  reporterItems: [],
  deptName: '',
  reportered: '',
  ifShow: 0,
  reporter: '',
  reporterMobile: '',
  remark: '',
  agreedTo: '',
};

let remembered = emptyReport;

/** What was written when the dialog was last open. It lives as long as this page and is kept nowhere else: whoever has the machine next could read every storage. */
export function rememberedReport(): ReportDraft {
  return remembered;
}

export function rememberReport(draft: ReportDraft): void {
  remembered = draft;
}

export function forgetReport(): void {
  remembered = emptyReport;
}
