import type { Locale } from 'contract/locales.ts';
import type { DialogComponent, DialogName } from '../dialogs/shown-dialog.ts';
import { loadPageText } from '../text/page-texts.ts';

/** The dialogs' code, loaded on first use. */
export async function loadDialog(name: DialogName, locale: Locale): Promise<DialogComponent> {
  if (name === 'telephone') return (await import('./telephone-dialog.tsx')).TelephoneDialog;
  if (name !== 'search') return (await import('./form-dialogs.ts')).formDialogs[name](locale);
  const [{ SearchDialog }] = await Promise.all([import('../search/search-dialog.tsx'), loadPageText(locale, 'search')]);
  return SearchDialog;
}
