import { type Receipt, ReceiptDialog } from './receipt-dialog.tsx';
import { holdReceipt } from './receipts.ts';

/** Shows a receipt until its number is saved. Of a report the words of all forms must be loaded, for the quick exit. */
export function showReceipt(receipt: Receipt): void {
  holdReceipt(<ReceiptDialog key={receipt.receipt} {...receipt} />);
}
