import type { Locale } from 'contract/locales.ts';
import type { ComponentType } from 'react';
import { useSyncExternalStore } from 'react';
import { showNotice } from '../parts/notices.ts';
import { loadPageText } from '../text/page-texts.ts';
import { useLocale, useText } from '../text/use-text.tsx';

/** The dialogs that can be opened from anywhere; `about` names what it is opened for: a product, a post. Their code comes when one is first wanted. */
type DialogComponent = ComponentType<{ about?: string | undefined; onClosed: () => void }>;

const imports = {
  search: async (locale: Locale): Promise<DialogComponent> => {
    const [{ SearchDialog }] = await Promise.all([
      import('../search/search-dialog.tsx'),
      loadPageText(locale, 'search'),
    ]);
    return SearchDialog;
  },
  telephone: async (): Promise<DialogComponent> => (await import('./telephone-dialog.tsx')).TelephoneDialog,
  message: async (locale: Locale): Promise<DialogComponent> =>
    (await import('../messages/load-message-dialog.ts')).loadMessageDialog(locale),
  report: async (locale: Locale): Promise<DialogComponent> =>
    (await import('../supervision/load-report-dialog.ts')).loadReportDialog(locale),
  resume: async (locale: Locale): Promise<DialogComponent> =>
    (await import('../jobs/load-resume-dialog.ts')).loadResumeDialog(locale),
};

export type DialogName = keyof typeof imports;

type Shown = { loading?: DialogName; Dialog?: DialogComponent; about?: string | undefined };

const listeners = new Set<() => void>();
const nothing: Shown = {};
let shown = nothing;

function show(next: Shown): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useShownDialog(): Shown {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => nothing,
  );
}

export function closeDialog(): void {
  show(nothing);
}

/** False when its code could not be loaded. */
async function open(name: DialogName, locale: Locale, about: string | undefined): Promise<boolean> {
  show({ loading: name });
  try {
    const Dialog = await imports[name](locale);
    if (shown.loading === name) show({ Dialog, about });
    return true;
  } catch {
    if (shown.loading === name) show(nothing);
    return false;
  }
}

/** What a button that opens a dialog needs. `prepare` fetches the code a little before: when pointer or focus come near. */
export function useDialogOpener(name: DialogName, about?: string) {
  const text = useText().shell.dialogFailed;
  const locale = useLocale();
  const opening = useShownDialog().loading === name;
  return {
    opening,
    prepare: () => void imports[name](locale).catch(() => undefined),
    open: async (button: HTMLElement) => {
      // Safari does not focus a clicked button, and the dialog gives the focus back to what had it.
      button.focus();
      if (!(await open(name, locale, about))) showNotice({ kind: 'failed', title: text.title, detail: text.hint });
    },
  };
}
