import type { SubmissionKind } from 'contract/submissions.ts';
import type { ComponentType } from 'react';
import { useSyncExternalStore } from 'react';

/** The dialogs that any page can open. */
export type DialogName = 'search' | 'telephone' | SubmissionKind;

/** `about` is the dialog's subject: a product or a post. */
export type DialogComponent = ComponentType<{ about?: string | undefined; onClosed: () => void }>;

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

/** Shows a dialog once its code has loaded, unless another was opened meanwhile. Returns false when loading failed. */
export async function showDialog(
  name: DialogName,
  load: () => Promise<DialogComponent>,
  about: string | undefined,
): Promise<boolean> {
  show({ loading: name });
  try {
    const Dialog = await load();
    if (shown.loading === name) show({ Dialog, about });
    return true;
  } catch {
    if (shown.loading === name) show(nothing);
    return false;
  }
}
