import { type Receipt, ReceiptDialog } from './receipt-dialog.tsx';
import { holdReceipt } from './receipts.ts';

/** Shows a receipt until its number is saved. The words of all forms must be loaded. */
export function showReceipt(receipt: Receipt): void {
  holdReceipt(<ReceiptDialog key={receipt.receipt} {...receipt} />);
}
