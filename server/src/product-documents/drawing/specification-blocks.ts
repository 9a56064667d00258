import type { SpecificationBlock } from '../document-content.ts';
import { type Block, spacer, textBlock } from './blocks.ts';
import { colours, type Pen, type Style } from './pen.ts';
import { widthOf } from './text-lines.ts';

type Element = Parameters<Pen['text']>[0];
type Box = { left: number; width: number };
type Table = Extract<SpecificationBlock, { is: 'table' }>;

/** The specification of a product as blocks: one for each row of its tables, and for each text. */
export function specificationBlocks(
  pen: Pen,
  section: Element,
  specification: readonly SpecificationBlock[],
  box: Box,
  scale: number,
): Block[] {
  return specification.flatMap((block) => {
    if (block.is === 'table') return [...tableBlocks(pen, section, block, box, scale), spacer(8 * scale)];
    const isHeading = block.is === 'heading';
    const style: Style = isHeading ? { size: 10.5 * scale, weight: 500 } : { size: 9 * scale };
    return [textBlock(pen, section, isHeading ? 'H3' : 'P', block.content, { ...box, after: 5 * scale }, style)];
  });
}

const gap = 10;

function tableBlocks(pen: Pen, section: Element, table: Table, box: Box, scale: number): Block[] {
  const { head, rows, foreign } = table;
  const headStyle: Style = { size: 8 * scale, colour: colours.muted };
  const styleOf = (column: number): Style => ({
    size: 9 * scale,
    weight: column === 0 || isFigures(table, column) ? 500 : 400,
    colour: column === 0 || isFigures(table, column) ? colours.text : colours.muted,
  });
  const widths = columnWidths(pen, table, box.width, (column, isHead) => (isHead ? headStyle : styleOf(column)));
  const lefts = widths.map((_width, column) => box.left + sum(widths.slice(0, column)) + gap * column);
  // The table begins with its first row, on the page of that row.
  let element: Element | undefined;

  function row(cells: readonly string[], isHead: boolean, rule: string): Block {
    const padding = (isHead ? 4 : 4.5) * scale;
    const set = cells.map((text, column) => {
      const style: Style = {
        ...(isHead || isGroupName(cells) ? headStyle : styleOf(column)),
        align: isFigures(table, column) ? 'right' : 'left',
      };
      return { style, lines: pen.set(text, style, widths[column] ?? 0) };
    });
    const height = Math.max(0, ...set.map(({ lines }) => lines.height)) + 2 * padding;
    return {
      height,
      draw: (top) => {
        element ??= pen.group('Table', section);
        const line = pen.group('TR', element);
        set.forEach(({ style, lines }, column) => {
          const type = isHead ? 'column' : column === 0 ? 'row' : 'TD';
          pen.text(line, type, lines, lefts[column] ?? 0, top + padding, widths[column] ?? 0, style, foreign);
        });
        pen.rule(box.left, top + height - 0.5, box.width, rule, isHead ? 0.75 : 0.5);
      },
    };
  }

  const hasHead = head.some((text) => text !== '');
  return [
    ...(hasHead ? [row(head, true, colours.text)] : []),
    ...rows.map((cells, index) => row(cells, false, index === rows.length - 1 ? colours.text : colours.border)),
  ];
}

/** Whether a row only names the group of the rows below it. */
export function isGroupName(cells: readonly string[]): boolean {
  return cells.length > 2 && cells.slice(1).every((text) => text === '');
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Whether most cells of a column are figures, which are right-aligned. The first column names its row. */
function isFigures({ rows }: Table, column: number): boolean {
  if (column === 0) return false;
  const written = rows.map((cells) => cells[column] ?? '').filter((text) => text !== '' && text !== '—');
  const figures = written.filter((text) => /^[≤≥<>±~≈−–-]?\s*\d/.test(text) && !/\p{L}{3}/u.test(text));
  return figures.length > written.length / 2;
}

/**
 * Each column as wide as its longest text; if that is too wide, the widest are narrowed. What is left goes to the names of
 * the properties, or to the values of a table of two columns.
 */
function columnWidths(
  pen: Pen,
  { head, rows }: Table,
  width: number,
  styleOf: (column: number, isHead: boolean) => Style,
): number[] {
  const count = Math.max(head.length, ...rows.map((cells) => cells.length));
  const wide = (text: string, column: number, isHead: boolean) => {
    const { size, weight = 400 } = styleOf(column, isHead);
    // Kerning may also widen a text.
    return 1.01 * widthOf(text, { locale: pen.locale, size, weight }) + 0.5;
  };
  const natural = Array.from({ length: count }, (_none, column) =>
    Math.max(wide(head[column] ?? '', column, true), ...rows.map((cells) => wide(cells[column] ?? '', column, false))),
  );
  const free = width - gap * (count - 1);
  let [narrow, limit] = [0, free];
  while (limit - narrow > 0.5) {
    const middle = (narrow + limit) / 2;
    if (sum(natural.map((own) => Math.min(own, middle))) > free) limit = middle;
    else narrow = middle;
  }
  const widths = natural.map((own) => Math.min(own, limit));
  const left = free - sum(widths);
  const growing = count > 2 ? 0 : count - 1;
  return widths.map((own, column) => (column === growing ? own + Math.max(0, left) : own));
}
