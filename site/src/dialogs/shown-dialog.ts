import type { SubmissionKind } from 'contract/submissions/submissions.ts';
import type { ComponentType } from 'react';
import { createStore, useStore } from '../browser/store.ts';

/** Forms in a dialog. An inquiry is a message about a product or a table. */
export type FormDialogName = SubmissionKind | 'inquiry';

/** The dialogs that any page can open. */
export type DialogName = 'search' | 'telephone' | FormDialogName;

/** The dialog's subject: a product, or a post with its number and its name. */
type Subject = { about?: string | undefined; title?: string | undefined };

export type DialogComponent = ComponentType<Subject & { onClosed: () => void }>;

type ShownDialog = Subject & { loading?: DialogName; Dialog?: DialogComponent };

const noDialog: ShownDialog = {};
export const shownDialog = createStore(noDialog);

export function useShownDialog(): ShownDialog {
  return useStore(shownDialog);
}

export function closeDialog(): void {
  shownDialog.set(noDialog);
}

/** A dialog that is still loading belongs to the page that was left. */
export function forgetLoadingDialog(): void {
  if (shownDialog.get().loading) closeDialog();
}

/**
 * Shows a dialog once its code has loaded, unless another one was requested meanwhile or the page was left. Returns
 * false when loading failed.
 */
export async function showDialog(
  name: DialogName,
  load: () => Promise<DialogComponent>,
  subject: Subject,
): Promise<boolean> {
  const request: ShownDialog = { loading: name };
  shownDialog.set(request);
  const isStillWanted = () => shownDialog.get() === request;
  try {
    const Dialog = await load();
    if (isStillWanted()) shownDialog.set({ Dialog, ...subject });
    return true;
  } catch {
    if (isStillWanted()) closeDialog();
    return false;
  }
}
