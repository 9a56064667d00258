import type { Locale } from 'contract/locales.ts';
import { loadPageText } from '../text/page-texts.ts';

/** A step of its own before the dialog's code: here, and not in what every page loads, stand the names of all its files. */
export async function loadMessageDialog(locale: Locale) {
  const [{ MessageDialog }] = await Promise.all([
    import('./message-dialog.tsx'),
    loadPageText(locale, 'messages'),
    loadPageText(locale, 'forms'),
  ]);
  return MessageDialog;
}
