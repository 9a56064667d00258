import type { BlockOf } from 'contract/blocks.ts';
import { decimalSeparators } from 'contract/format-number.ts';
import type { Locale } from 'contract/locales.ts';
import { textWidth } from './text-width.ts';

type Table = Pick<BlockOf<'table'>, 'columns' | 'rows'>;

/**
 * What phones show instead of a table: each row as a record of labels and values, or with its values beside its name
 * and its texts below.
 */
export type PhoneShape = 'records' | 'amounts';

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

const mostValues = 3;
const mostTexts = 3;
const shortValue = 7;

/** Tables whose rows can be compared on a phone stay tables. */
export function phoneShapeOf(table: Table): PhoneShape | undefined {
  const { columns } = table;
  const hasBars = columns.some(({ bars }) => bars);
  const values = columns.filter((_column, index) => isValueColumn(table, index)).length;
  const isMostlyText = values < columns.length / 2 || (columns.length > 5 && values === columns.length / 2);
  const lines = linesOnPhone(table);
  // More lines are read more easily below the name of the row.
  const mostLines = columns.length > 3 ? 2 : 3;
  if (lines !== undefined && (!isMostlyText || (lines <= mostLines && !hasBars))) return undefined;
  const texts = columns.length - 1 - values;
  return values > 0 && values <= mostValues && texts <= mostTexts ? 'amounts' : 'records';
}

/** A column of numbers. In a table of three columns without numbers: the last column, and a short one before it. */
export function isValueColumn({ columns, rows }: Table, index: number): boolean {
  if (index === 0) return false;
  if (columns.some(({ numeric }) => numeric)) return columns[index]?.numeric === true;
  return columns.length === 3 && (index === 2 || rows.every((row) => widthOf(row[index] ?? '') <= shortValue));
}

/** The lines of the longest text, or undefined where a column would be narrower than its longest word. */
function linesOnPhone({ columns, rows }: Table): number | undefined {
  const cells = columns.map(({ name }, index) => [name, ...rows.map((row) => row[index] ?? '')]);
  const narrowest = cells.map((column) => Math.max(...column.flatMap((cell) => cell.split(' ').map(wordWidth))));
  const widest = cells.map((column) => Math.max(...column.map(widthOf)));
  const width = phoneWidth - columns.length * cellPadding;
  const [least, most] = [sum(narrowest), sum(widest)];
  if (least > width) return undefined;
  // As browsers share out the width of a table.
  const share = Math.min(1, (width - least) / (most - least));
  return Math.max(
    ...narrowest.map((narrow, index) => {
      const wide = widest[index] ?? narrow;
      return Math.ceil(wide / (narrow + share * (wide - narrow)));
    }),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Long tables show their first rows on phones, and the others on request. */
export const shownRows = 3;
const fewestHidden = 3;
/** About one and a half screens. */
const mostLinesOfTable = 30;

export function isCollapsedOnPhone(table: Table): boolean {
  const { columns, rows } = table;
  const texts = columns.filter((_column, index) => !isValueColumn(table, index)).length;
  const lines = { records: columns.length, amounts: texts, table: 1 }[phoneShapeOf(table) ?? 'table'];
  return rows.length >= shownRows + fewestHidden && rows.length * lines > mostLinesOfTable;
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
  const ranges = cells.map((cell) => cell.split('–').map((part) => parseFirstNumber(locale, part)));
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
function parseFirstNumber(locale: Locale, cell: string): number {
  const [written = ''] = /^[\d\s.,]*/.exec(cell) ?? [];
  const decimal = decimalSeparators[locale];
  const digits = Array.from(written).filter((sign) => /\d/.test(sign) || sign === decimal);
  return Number(digits.join('').replace(decimal, '.')) || 0;
}
