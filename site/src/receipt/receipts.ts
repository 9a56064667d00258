import type { ReactElement } from 'react';
import { createStore, useStore } from '../browser/store.ts';

/** Receipts exist only in this document's memory, never in storage, URLs or toasts. */
const receipts = createStore<readonly ReactElement[]>([]);

/** Queues a receipt, which opens above any open dialog. A receipt with the same key is shown once. */
export function addReceipt(receipt: ReactElement): void {
  receipts.set([...receipts.get().filter(({ key }) => key !== receipt.key), receipt]);
}

/** Removes the visible receipt; the next one follows. */
export function dismissReceipt(): void {
  receipts.set(receipts.get().slice(1));
}

/** The shell renders it once. */
export function ShownReceipt(): ReactElement | undefined {
  return useStore(receipts)[0];
}
