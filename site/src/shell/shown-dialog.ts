import type { SubmissionKind } from 'contract/submissions.ts';
import type { ComponentType } from 'react';
import { createStore, useStore } from '../browser/store.ts';

/** The dialogs that any page can open. */
export type DialogName = 'search' | 'telephone' | SubmissionKind;

/** `about` is the dialog's subject: a product or a post. */
export type DialogComponent = ComponentType<{ about?: string | undefined; onClosed: () => void }>;

type ShownDialog = { loading?: DialogName; Dialog?: DialogComponent; about?: string | undefined };

const noDialog: ShownDialog = {};
const shownDialog = createStore(noDialog);

export function useShownDialog(): ShownDialog {
  return useStore(shownDialog);
}

export function closeDialog(): void {
  shownDialog.set(noDialog);
}

/** Shows a dialog once its code has loaded, unless another was opened meanwhile. Returns false when loading failed. */
export async function showDialog(
  name: DialogName,
  load: () => Promise<DialogComponent>,
  about: string | undefined,
): Promise<boolean> {
  shownDialog.set({ loading: name });
  const isStillWanted = () => shownDialog.get().loading === name;
  try {
    const Dialog = await load();
    if (isStillWanted()) shownDialog.set({ Dialog, about });
    return true;
  } catch {
    if (isStillWanted()) closeDialog();
    return false;
  }
}
