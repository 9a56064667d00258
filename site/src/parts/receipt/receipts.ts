import { type ReactElement, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** In this page's memory and nowhere else: no storage, no address, no notice. */
let receipts: readonly ReactElement[] = [];

function replace(next: readonly ReactElement[]): void {
  receipts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The receipt's dialog stands above whatever is open, also when its form was closed long since. One receipt, known by its key, is shown once. */
export function holdReceipt(receipt: ReactElement): void {
  replace([...receipts.filter(({ key }) => key !== receipt.key), receipt]);
}

/** Forgets the receipt on show; the next one follows. */
export function letReceiptGo(): void {
  replace(receipts.slice(1));
}

/** The shell carries it once. */
export function ShownReceipt(): ReactElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => receipts[0],
    () => undefined,
  );
}
