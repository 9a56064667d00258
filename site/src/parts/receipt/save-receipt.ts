import { receiptFile } from './receipt-file.ts';

/** Saves the number as a small text file, whose name says nothing of what it is for. */
export function downloadReceipt(paper: Parameters<typeof receiptFile>[0]): void {
  const address = URL.createObjectURL(new Blob([receiptFile(paper)], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'receipt.txt';
  link.click();
  // A browser may fetch it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Prints the receipt alone (the dialog's own style sheet). `title` stands for the page's, which becomes the name of a PDF. */
export function printReceipt(title: string): void {
  const before = document.title;
  document.title = title;
  addEventListener('afterprint', () => (document.title = before), { once: true });
  print();
}
