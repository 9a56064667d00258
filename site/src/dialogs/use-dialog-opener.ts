import type { Locale } from 'contract/locales.ts';
import { createContext, useContext } from 'react';
import { showToast } from '../parts/toasts/toasts.ts';
import { useLocale, useText } from '../text/use-text.tsx';
import { type DialogComponent, type DialogName, showDialog, useShownDialog } from './shown-dialog.ts';

/** Loads a dialog's code and texts. */
type DialogLoader = (name: DialogName, locale: Locale) => Promise<DialogComponent>;

/** The shell provides the loader: it knows the features' dialogs, and any feature has buttons that open them. */
export const DialogLoaderContext = createContext<DialogLoader | undefined>(undefined);

/** The state and handlers of a button that opens a dialog. `prepare` loads the code early, on hover or focus. */
export function useDialogOpener(name: DialogName, about?: string, title?: string) {
  const text = useText().shell.dialogFailed;
  const locale = useLocale();
  const loadDialog = useContext(DialogLoaderContext);
  if (loadDialog === undefined) throw new Error('a dialog is opened outside the shell');
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
