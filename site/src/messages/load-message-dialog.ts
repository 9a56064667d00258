import type { Locale } from 'contract/locales.ts';
import { loadPageText } from '../text/page-texts.ts';

/** A separate module: it lists the dialog's files, which would otherwise be listed in the code of every page. */
export async function loadMessageDialog(locale: Locale) {
  const [{ MessageDialog }] = await Promise.all([
    import('./message-dialog.tsx'),
    loadPageText(locale, 'messages'),
    loadPageText(locale, 'forms'),
  ]);
  return MessageDialog;
}
