import { type Receipt, ReceiptDialog } from './receipt-dialog.tsx';
import { addReceipt } from './receipts.ts';

/** Shows a receipt until its number is saved. For a report, the `forms` texts must be loaded for the quick exit. */
export function showReceipt(receipt: Receipt): void {
  addReceipt(<ReceiptDialog key={receipt.receipt} {...receipt} />);
}
