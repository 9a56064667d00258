import { receiptFile } from './receipt-file.ts';

/** Saves the number as a small text file with a neutral name. */
export function downloadReceipt(content: Parameters<typeof receiptFile>[0]): void {
  const url = URL.createObjectURL(new Blob([receiptFile(content)], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'receipt.txt';
  link.click();
  // A browser may read the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * Prints only the receipt (see the dialog's style sheet). `title` replaces the document's title, which becomes the name
 * of a PDF.
 */
export function printReceipt(title: string): void {
  const before = document.title;
  document.title = title;
  addEventListener('afterprint', () => (document.title = before), { once: true });
  print();
}
