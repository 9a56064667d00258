import type { Locale } from 'contract/locales.ts';
import { loadExaminer } from '../file-metadata/examine-file.ts';
import { loadPageText } from '../text/page-texts.ts';
import { prefetchReport } from './prefetched-report.ts';

/**
 * Loads everything that the dialog needs before its report is sent. It is a separate module: it lists the dialog's
 * files, which would otherwise be in the code of every page.
 */
export async function loadReportDialog(locale: Locale) {
  prefetchReport(locale);
  loadExaminer();
  const [{ ReportDialog }] = await Promise.all([
    import('./report-dialog.tsx'),
    loadPageText(locale, 'reports'),
    loadPageText(locale, 'forms'),
    loadPageText(locale, 'metadata'),
    loadPageText(locale, 'uploads'),
  ]);
  return ReportDialog;
}
