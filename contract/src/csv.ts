/** A file that spreadsheets open, with every cell as text. */

/**
 * A spreadsheet runs a cell that begins like a formula. Names and titles come from people, so such a cell gets an
 * apostrophe, which spreadsheets take as “this is text”.
 */
function cellOf(value: string): string {
  const text = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** With the mark at the beginning without which Excel reads Chinese and Russian as another encoding. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}
