import type { Locale } from 'contract/locales.ts';
import type { PageTextName } from '../text/page-text-types.ts';
import { loadPageText } from '../text/page-texts.ts';
import type { DialogComponent, FormDialogName } from '../dialogs/shown-dialog.ts';

/**
 * The dialog of each form, with its texts. A separate module: it lists the dialogs' files, which would
 * otherwise be listed in the code of every page.
 */
export const formDialogs: Record<FormDialogName, (locale: Locale) => Promise<DialogComponent>> = {
  message: async (locale) => {
    const [{ MessageDialog }] = await Promise.all([
      import('../messages/message-dialog.tsx'),
      texts(locale, 'messages'),
    ]);
    return MessageDialog;
  },
  inquiry: async (locale) => {
    const [{ InquiryDialog }] = await Promise.all([
      import('../messages/inquiry-dialog.tsx'),
      texts(locale, 'messages', 'uploads'),
    ]);
    return InquiryDialog;
  },
  report: async (locale) => (await import('../supervision/load-report-dialog.ts')).loadReportDialog(locale),
  resume: async (locale) => {
    const [{ ResumeDialog }] = await Promise.all([
      import('../jobs/resume-dialog.tsx'),
      texts(locale, 'jobs', 'resumes', 'uploads'),
    ]);
    return ResumeDialog;
  },
};

/** Loads the texts that a form needs beside those of every form. */
async function texts(locale: Locale, ...names: PageTextName[]): Promise<void> {
  await Promise.all([...names, 'forms' as const].map((name) => loadPageText(locale, name)));
}
