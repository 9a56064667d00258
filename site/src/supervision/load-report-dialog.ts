import type { Locale } from 'contract/locales.ts';
import { loadPageText } from '../text/page-texts.ts';

/** A step of its own before the dialog's code, as with the resume's: every page would carry the names of its files. */
export async function loadReportDialog(locale: Locale) {
  const [{ ReportDialog }] = await Promise.all([
    import('./report-dialog.tsx'),
    loadPageText(locale, 'reports'),
    loadPageText(locale, 'forms'),
    loadPageText(locale, 'traces'),
    loadPageText(locale, 'uploads'),
  ]);
  return ReportDialog;
}
