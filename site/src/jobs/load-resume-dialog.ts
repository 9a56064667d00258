import type { Locale } from 'contract/locales.ts';
import { loadPageText } from '../text/page-texts.ts';

/** A separate module: it lists the dialog's files, which would otherwise be listed in the code of every page. */
export async function loadResumeDialog(locale: Locale) {
  const [{ ResumeDialog }] = await Promise.all([
    import('./resume-dialog.tsx'),
    loadPageText(locale, 'jobs'),
    loadPageText(locale, 'resumes'),
    loadPageText(locale, 'forms'),
    loadPageText(locale, 'uploads'),
  ]);
  return ResumeDialog;
}
