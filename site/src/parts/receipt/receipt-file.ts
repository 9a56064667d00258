type ReceiptPaper = {
  /** What the number is called. */
  title: string;
  /** As the wire has it. */
  number: string;
  /** The page that it opens, where that may be told. */
  place: string | undefined;
};

/** What the downloaded file says; lines end as every system's editor reads them. */
export function receiptFile({ title, number, place }: ReceiptPaper): string {
  const lines = [title, number.replaceAll('-', ' '), place ?? []].flat();
  return `${lines.join('\r\n')}\r\n`;
}
