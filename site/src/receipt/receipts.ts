import { type ReactElement, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** Receipts exist only in this document's memory, never in storage, URLs or notices. */
let receipts: readonly ReactElement[] = [];

function replace(next: readonly ReactElement[]): void {
  receipts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Queues a receipt, which opens above any open dialog. A receipt with the same key is shown once. */
export function addReceipt(receipt: ReactElement): void {
  replace([...receipts.filter(({ key }) => key !== receipt.key), receipt]);
}

/** Removes the visible receipt; the next one follows. */
export function dismissReceipt(): void {
  replace(receipts.slice(1));
}

/** The shell renders it once. */
export function ShownReceipt(): ReactElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => receipts[0],
    () => undefined,
  );
}
