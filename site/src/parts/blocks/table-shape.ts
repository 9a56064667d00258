import type { BlockOf } from 'contract/blocks.ts';
import { decimalSeparators } from 'contract/format-number.ts';
import type { Locale } from 'contract/locales.ts';
import { textWidth } from './text-width.ts';

type Table = Pick<BlockOf<'table'>, 'columns' | 'rows'>;

/**
 * What phones show in place of a table: each row as a record of labels and values, with its amount beside its name, or
 * with its three values below its name.
 */
export type PhoneShape = 'records' | 'amounts' | 'values';

const chinese = /\p{Script=Han}/u;

/** In ems of the table's text: the width of a phone without its margins, and the padding of a cell. */
const phoneWidth = 25;
const cellPadding = 0.9;

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
  if (!isMostlyText) return columns.length === 4 && leastWidth(table) > phoneWidth ? 'values' : undefined;
  if (!(hasLongCell(table) || leastWidth(table) > phoneWidth)) return undefined;
  if (columns.length === 3 && numeric === 1 && columns[2]?.numeric) return 'amounts';
  return 'records';
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

export function isEmptyCell(cell: string | undefined): boolean {
  return cell === '—' || cell === '–';
}

/** A bar from `start` to `end`, in shares of its scale. */
export type Bar = { start: number; end: number };

/**
 * The bars of the rows whose cell begins with a number, or with a range: then `marks` are the numbers below the scale.
 * All numbers have the same unit.
 */
export function barsOf(locale: Locale, cells: readonly string[]): { bars: readonly Bar[]; marks: readonly number[] } {
  const ranges = cells.map((cell) => cell.split('–').map((part) => numberOf(locale, part)));
  const most = Math.max(...ranges.flat(), Number.MIN_VALUE);
  const isRanges = cells.some((cell) => /^\d[^–]*–\d/.test(cell));
  const step = Math.ceil(most / mostMarks);
  const scale = isRanges ? step * Math.ceil(most / step) : most;
  const bars = ranges.map(([first = 0, last]) =>
    isRanges && last !== undefined ? { start: first / scale, end: last / scale } : { start: 0, end: first / scale },
  );
  return { bars, marks: isRanges ? Array.from({ length: scale / step + 1 }, (_none, index) => index * step) : [] };
}

/** Besides zero. */
const mostMarks = 4;

/** 12,345.5 people, 12 345,5 человек. */
function numberOf(locale: Locale, cell: string): number {
  const [written = ''] = /^[\d\s.,]*/.exec(cell) ?? [];
  const decimal = decimalSeparators[locale];
  const digits = Array.from(written).filter((sign) => /\d/.test(sign) || sign === decimal);
  return Number(digits.join('').replace(decimal, '.')) || 0;
}
