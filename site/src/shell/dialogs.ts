import type { Locale } from 'contract/locales.ts';
import { showToast } from '../parts/toasts/toasts.ts';
import { loadPageText } from '../text/page-texts.ts';
import { useLocale, useText } from '../text/use-text.tsx';
import { type DialogComponent, type DialogName, showDialog, useShownDialog } from './shown-dialog.ts';

/** The dialogs' code, loaded on first use. */
async function loadDialog(name: DialogName, locale: Locale): Promise<DialogComponent> {
  if (name === 'telephone') return (await import('./telephone-dialog.tsx')).TelephoneDialog;
  if (name !== 'search') return (await import('./form-dialogs.ts')).formDialogs[name](locale);
  const [{ SearchDialog }] = await Promise.all([import('../search/search-dialog.tsx'), loadPageText(locale, 'search')]);
  return SearchDialog;
}

/** The state and handlers of a button that opens a dialog. `prepare` loads the code early, on hover or focus. */
export function useDialogOpener(name: DialogName, about?: string, title?: string) {
  const text = useText().shell.dialogFailed;
  const locale = useLocale();
  const opening = useShownDialog().loading === name;
  const load = () => loadDialog(name, locale);
  return {
    opening,
    prepare: () => void load().catch(() => undefined),
    open: async (button: HTMLElement) => {
      // Safari does not focus a clicked button, but the dialog restores the previous focus.
      button.focus();
      if (!(await showDialog(name, load, { about, title })))
        showToast({ kind: 'failed', title: text.title, detail: text.hint });
    },
  };
}
