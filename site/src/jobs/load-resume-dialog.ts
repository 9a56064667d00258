import type { Locale } from 'contract/locales.ts';
import { loadPageText } from '../text/page-texts.ts';

/** A step of its own before the dialog's code: here, and not in what every page loads, stand the names of all its files. */
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
