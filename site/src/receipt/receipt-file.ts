type ReceiptDocument = {
  /** The name of the number. */
  title: string;
  /** As in the API. */
  number: string;
  /** The page that the number opens, unless it is private. */
  url: string | undefined;
};

/** The text of the downloaded file. CRLF works in every editor. */
export function receiptFile({ title, number, url }: ReceiptDocument): string {
  const lines = [title, number.replaceAll('-', ' '), url ?? []].flat();
  return `${lines.join('\r\n')}\r\n`;
}
