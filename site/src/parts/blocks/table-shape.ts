import type { BlockOf } from 'contract/blocks.ts';
import { textWidth } from './text-width.ts';

type Table = Pick<BlockOf<'table'>, 'columns' | 'rows'>;

/**
 * What phones show in place of a table: each row as a record of labels and values, as its name with one line of values
 * below it, or so with its amount beside the name.
 */
export type PhoneShape = 'records' | 'lines' | 'amounts';

const chinese = /\p{Script=Han}/u;

/** In ems of the table's text: the width of a phone without its margins, and the padding of a cell. */
const phoneWidth = 25;
const cellPadding = 0.9;
/** The most of a value, of a number's label, and of all values of a row: two lines on a phone. Latin is estimated wide. */
const mostChinese = { value: 17, label: 7, line: 48 };
const mostOther = { value: 36, label: 10, line: 60 };

function widthOf(text: string): number {
  return textWidth(text, 1);
}

/**
 * Short cells do not wrap: “10,000–60,000 t”. Chinese breaks well: longer cells of it would not fit a phone, where even
 * the short ones break between words.
 */
export function shortness(cell: string): 'whole' | 'words' | undefined {
  const isChinese = chinese.test(cell);
  if (widthOf(cell) > (isChinese ? 7.5 : 11)) return undefined;
  return isChinese ? 'words' : 'whole';
}

/** Whether all names of the rows are so short that they do not wrap. */
export function hasShortNames({ columns, rows }: Table): boolean {
  return [columns[0]?.name ?? '', ...rows.map(([name = '']) => name)].every((name) => widthOf(name) <= 5);
}

/** Tables of numbers and short words stay tables, to be compared, unless even those do not fit. */
export function phoneShapeOf(table: Table): PhoneShape | undefined {
  const { columns } = table;
  const numeric = columns.filter((column) => column.numeric).length;
  const isMostlyText = numeric < columns.length / 2 || (columns.length > 5 && numeric === columns.length / 2);
  if (!isMostlyText || !(hasLongCell(table) || leastWidth(table) > phoneWidth)) return undefined;
  if (columns.length === 3 && numeric === 1 && columns[2]?.numeric) return 'amounts';
  return fitsLines(table) ? 'lines' : 'records';
}

/** Texts that would be cut off, or be narrower than their words. */
function hasLongCell({ columns, rows }: Table): boolean {
  const isWide = columns.length > 3;
  // A Chinese character is wider, and says more.
  const [most, ofOther] = isWide ? [9, 15] : [14, 18];
  return rows.some((row) =>
    row.slice(isWide ? 0 : 1).some((cell) => widthOf(cell) > (chinese.test(cell) ? most : ofOther)),
  );
}

/** How wide the table is when every cell is as narrow as its longest word. */
function leastWidth({ columns, rows }: Table): number {
  const widths = columns.map(({ name }, column) =>
    Math.max(...[name, ...rows.map((row) => row[column] ?? '')].flatMap((cell) => cell.split(' ').map(wordWidth))),
  );
  return widths.reduce((sum, width) => sum + width + cellPadding, 0);
}

function wordWidth(word: string): number {
  return chinese.test(word) ? Math.min(widthOf(word), 3) : widthOf(word);
}

/** Whether all values are so short that they say what they are without a label. A number needs it. */
function fitsLines({ columns, rows }: Table): boolean {
  if (columns.length < 3) return false;
  const labels = columns.slice(1).flatMap(({ name, numeric }) => (numeric ? [name] : []));
  if (labels.some((label) => widthOf(label) > mostOf(label).label)) return false;
  return rows.every((row) => {
    const values = row.slice(1);
    const line = [...values, ...labels].join(' ');
    return widthOf(line) <= mostOf(line).line && values.every((value) => widthOf(value) <= mostOf(value).value);
  });
}

function mostOf(text: string): typeof mostChinese {
  return chinese.test(text) ? mostChinese : mostOther;
}
