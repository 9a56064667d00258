/** Cells that were copied in a spreadsheet. */

/** What a cell says: a value, null for “not tested”, or undefined if it is not clear. */
export function readValue(text: string): number | null | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[\s']/g, '').replace('−', '-');
  if (plain === '' || /^[-–—/]+$/.test(plain)) return null;
  // 1,200 is 1200 for one and 1.2 for another.
  if (/^-?[1-9]\d{0,2},\d{3}$/.test(plain)) return undefined;
  const number = /^-?\d+,\d+$/.test(plain) ? plain.replace(',', '.') : plain.replaceAll(/,(?=\d{3}(?:\D|$))/g, '');
  return /^-?\d{1,12}(?:\.\d{1,12})?$/.test(number) ? Number(number) : undefined;
}

/** Tab-separated cells. A cell with a line break or a tab is quoted. */
export function cellsOfText(text: string): string[][] {
  const rows: string[][] = [[]];
  const pattern = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*)/y;
  const end = text.replace(/\r?\n$/, '').length;
  let at = 0;
  for (;;) {
    pattern.lastIndex = at;
    const [whole = '', quoted, plain = ''] = pattern.exec(text) ?? [];
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    at += whole.length;
    if (at >= end) return rows;
    if (text[at] !== '\t') rows.push([]);
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
}

/** The first table of copied HTML; a cell over several rows or columns leaves the others empty. */
export function cellsOfHtml(html: string): string[][] | undefined {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (table === null) return undefined;
  const rows = Array.from(table.rows, (): string[] => []);
  for (const [index, { cells }] of Array.from(table.rows).entries())
    for (const cell of cells) {
      const row = rows[index] ?? [];
      let column = 0;
      while (row[column] !== undefined) column += 1;
      for (let down = 0; down < cell.rowSpan; down += 1)
        for (let across = 0; across < cell.colSpan; across += 1) {
          const covered = rows[index + down];
          if (covered) covered[column + across] = down + across === 0 ? cell.textContent.trim() : '';
        }
    }
  return rows.map((row) => Array.from(row, (text) => text ?? ''));
}

/** The cells of a clipboard. Spreadsheets offer a table and plain text. */
export function cellsOfClipboard(clipboard: DataTransfer): string[][] {
  const html = clipboard.getData('text/html');
  return (html === '' ? undefined : cellsOfHtml(html)) ?? cellsOfText(clipboard.getData('text/plain'));
}

/** The cells without the rows and columns of words around them: names of properties and units, column headers. */
export function withoutHeaders(cells: readonly (readonly string[])[]): string[][] {
  const hasNumber = (texts: readonly string[]) => texts.some((text) => typeof readValue(text) === 'number');
  const firstRow = cells.findIndex(hasNumber);
  if (firstRow < 0) return [];
  const rows = cells.slice(firstRow);
  const width = Math.max(...rows.map((row) => row.length));
  const column = (index: number) => rows.map((row) => row[index] ?? '');
  // The empty column of a value that was not tested is none of words.
  const isHeader = (index: number) =>
    !hasNumber(column(index)) && column(index).some((text) => readValue(text) === undefined);
  let first = 0;
  while (first < width && isHeader(first)) first += 1;
  return rows.map((row) => Array.from({ length: width - first }, (_, index) => row[first + index] ?? ''));
}
