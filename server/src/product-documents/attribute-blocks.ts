import type { Locale } from 'contract/locales.ts';
import { Parser } from 'htmlparser2';
import type { SpecificationBlock } from './document-content.ts';

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const paragraphs = new Set(['p', 'li', 'blockquote', 'figcaption', 'pre', 'div']);

type Cell = { text: string; columns: number; rows: number };

/** The tables and texts of a product's rich text, in order. Pictures are left out. */
export function attributeBlocks(html: string, foreign: Locale | undefined): SpecificationBlock[] {
  const blocks: SpecificationBlock[] = [];
  let text = '';
  let isHeading = false;
  let lines: { isHead: boolean; cells: Cell[] }[] | undefined;
  let isHead = false;

  function flush(): void {
    const content = { text: clean(text), foreign };
    if (content.text !== '') blocks.push({ is: isHeading ? 'heading' : 'paragraph', content });
    text = '';
  }

  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'table') {
        flush();
        lines = [];
      } else if (name === 'thead') isHead = true;
      else if (name === 'tr') lines?.push({ isHead, cells: [] });
      else if (name === 'td' || name === 'th') {
        const cell = { text: '', columns: spanOf(attributes.colspan), rows: spanOf(attributes.rowspan) };
        lines?.at(-1)?.cells.push(cell);
      } else if (name === 'br') add(' ');
      else if (lines === undefined && (headings.has(name) || paragraphs.has(name))) {
        flush();
        isHeading = headings.has(name);
      }
    },
    ontext: add,
    onclosetag: (name) => {
      if (name === 'thead') isHead = false;
      else if (name === 'table' && lines !== undefined) {
        blocks.push({ is: 'table', ...gridOf(lines), foreign });
        lines = undefined;
      } else if (lines === undefined && (headings.has(name) || paragraphs.has(name))) {
        flush();
        isHeading = false;
      }
    },
  });

  function add(more: string): void {
    const cell = lines?.at(-1)?.cells.at(-1);
    if (cell) cell.text += more;
    else if (lines === undefined) text += more;
  }

  parser.end(html);
  flush();
  return blocks.filter((block) => block.is !== 'table' || block.rows.length > 0);
}

/** A span that is broken or absurd counts as one cell. */
function spanOf(value: string | undefined): number {
  const span = Number(value ?? 1);
  return Number.isInteger(span) && span > 0 && span <= 20 ? span : 1;
}

/** A cell that spans others is listed in the first of them. */
function gridOf(lines: readonly { isHead: boolean; cells: readonly Cell[] }[]) {
  const grid: string[][] = lines.map(() => []);
  lines.forEach(({ cells }, row) => {
    let column = 0;
    for (const { text, columns, rows } of cells) {
      while (grid[row]?.[column] !== undefined) column += 1;
      for (let down = 0; down < rows; down += 1)
        for (let across = 0; across < columns; across += 1) {
          const line = grid[row + down];
          if (line) line[column + across] = down + across === 0 ? clean(text) : '';
        }
    }
  });
  const width = Math.max(0, ...grid.map((line) => line.length));
  const whole = grid.map((line) => Array.from({ length: width }, (_none, column) => line[column] ?? ''));
  const headLines = lines.findIndex(({ isHead }) => !isHead);
  const head = headLines === -1 ? whole.length : headLines;
  return {
    // Of several head rows the last names the columns.
    head: whole[head - 1] ?? [],
    rows: whole.slice(head),
  };
}

function clean(text: string): string {
  return text.replaceAll(/[^\S\u00A0]+/g, ' ').trim();
}
