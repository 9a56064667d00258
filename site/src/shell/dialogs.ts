import type { Locale } from 'contract/locales.ts';
import type { ComponentType } from 'react';
import { useSyncExternalStore } from 'react';
import { showNotice } from '../parts/notices.ts';
import { loadPageText } from '../text/page-texts.ts';
import { useLocale, useText } from '../text/use-text.tsx';

/** The dialogs that can be opened from anywhere. Their code comes when one is first wanted. */
type DialogComponent = ComponentType<{ onClosed: () => void }>;

const imports = {
  telephone: async (): Promise<DialogComponent> => (await import('./telephone-dialog.tsx')).TelephoneDialog,
  message: async (locale: Locale): Promise<DialogComponent> => {
    const [{ MessageDialog }] = await Promise.all([
      import('../messages/message-dialog.tsx'),
      loadPageText(locale, 'messages'),
    ]);
    return MessageDialog;
  },
};

export type DialogName = keyof typeof imports;

type Shown = { loading?: DialogName; Dialog?: DialogComponent };

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
async function open(name: DialogName, locale: Locale): Promise<boolean> {
  show({ loading: name });
  try {
    const Dialog = await imports[name](locale);
    if (shown.loading === name) show({ Dialog });
    return true;
  } catch {
    if (shown.loading === name) show(nothing);
    return false;
  }
}

/** What a button that opens a dialog needs. `prepare` fetches the code a little before: when pointer or focus come near. */
export function useDialogOpener(name: DialogName) {
  const text = useText().shell.dialogFailed;
  const locale = useLocale();
  const opening = useShownDialog().loading === name;
  return {
    opening,
    prepare: () => void imports[name](locale).catch(() => undefined),
    open: async (button: HTMLElement) => {
      // Safari does not focus a clicked button, and the dialog gives the focus back to what had it.
      button.focus();
      if (!(await open(name, locale))) showNotice({ kind: 'failed', title: text.title, detail: text.hint });
    },
  };
}
