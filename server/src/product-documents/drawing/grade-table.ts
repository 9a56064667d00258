import type { PrintedGrade, PrintedText, TableSheet } from '../document-content.ts';
import { words } from '../words/words.ts';
import type { Block } from './blocks.ts';
import type { Area } from './frame.ts';
import { colours, type Pen, type Style } from './pen.ts';
import { widthOf } from './text-lines.ts';

type Element = Parameters<Pen['text']>[0];

type Columns = { first: number; method: number; figure: number; left: (grade: number, part: number) => number };

/** The property and its methods share what the figures leave; a figure's column is as wide as the longest figure. */
function columnsOf(pen: Pen, sheet: TableSheet, area: Area, scale: number): Columns {
  const { groups, grades, parts } = sheet;
  const size = 8.5 * scale;
  const figures = groups.flatMap(({ rows }) => rows.flatMap((row) => row.figures));
  const longest = Math.max(
    0,
    ...[...figures, ...parts].map((text) => widthOf(text, { locale: pen.locale, size, weight: 500 })),
  );
  const count = Math.max(1, grades.length * parts.length);
  const between = parts.length > 1 ? 10 * scale : 0;
  const names = Math.min(300, area.width * 0.42);
  const gaps = between * grades.length;
  const figure = Math.min(Math.max(longest + 6, (area.width - names - gaps) / count), area.width * 0.12);
  const free = area.width - figure * count - gaps;
  const first = free * 0.52;
  return {
    first,
    method: free - first,
    figure,
    left: (grade, part) => area.left + free + (grade + 1) * between + (grade * parts.length + part) * figure,
  };
}

type Property = TableSheet['groups'][number]['rows'][number];

/** What all rows of a table are drawn with. */
type Drawing = {
  pen: Pen;
  sheet: TableSheet;
  area: Area;
  scale: number;
  columns: Columns;
  quiet: Style;
  /** Begins a row in the document's structure. */
  beginRow: () => Element;
};

/** The figures of a table of typical values: the heads of its grades, its groups of properties, a row for each property. */
export function gradeTable(pen: Pen, section: Element, sheet: TableSheet, area: Area, scale: number): Block[] {
  let table: Element | undefined;
  const drawing: Drawing = {
    pen,
    sheet,
    area,
    scale,
    columns: columnsOf(pen, sheet, area, scale),
    quiet: { size: 7 * scale, colour: colours.muted },
    beginRow: () => {
      table ??= pen.group('Table', section);
      return pen.group('TR', table);
    },
  };
  const groups = sheet.groups.flatMap(({ name, rows }) => [
    groupRow(drawing, name),
    ...rows.map((row) => propertyRow(drawing, row)),
  ]);
  return [headRow(drawing), ...groups];
}

/** A grade with its item, purpose and region, below each other; then the heads of its figures. */
function headRow({ pen, sheet, area, scale, columns, quiet, beginRow }: Drawing): Block {
  const text = words[sheet.locale];
  const { grades, parts } = sheet;
  const gradeWidth = columns.figure * parts.length - 6;
  const gradeTexts = ({ grade, itemNo, purpose, region }: PrintedGrade) => [
    { content: { text: grade }, style: { size: 9.5 * scale, weight: 500, align: 'right' } as const },
    { content: { text: itemNo ?? '' }, style: { ...quiet, colour: colours.text, align: 'right' } as const },
    { content: purpose, style: { ...quiet, align: 'right' } as const },
    { content: region, style: { ...quiet, align: 'right' } as const },
  ];
  const heads = grades.map((grade) =>
    gradeTexts(grade).map(({ content, style }) => ({ content, style, set: pen.set(content.text, style, gradeWidth) })),
  );
  const headHeight = Math.max(0, ...heads.map((lines) => lines.reduce((sum, { set }) => sum + set.height, 0)));
  const partHeight = parts.length > 1 ? 12 * scale : 0;
  return {
    height: headHeight + partHeight + 6 * scale,
    draw: (top) => {
      const line = beginRow();
      const bottom = top + headHeight + partHeight;
      const labels = bottom - 11 * scale;
      pen.write(line, 'column', text.property, area.left, labels, columns.first, quiet);
      pen.write(line, 'column', text.method, area.left + columns.first, labels, columns.method - 10, quiet);
      heads.forEach((lines, grade) => {
        let y = top;
        for (const { content, style, set } of lines) {
          pen.text(line, 'column', set, columns.left(grade, 0) + 6, y, gradeWidth, style, content.foreign);
          y += set.height;
        }
      });
      if (parts.length > 1) {
        const names = beginRow();
        const style: Style = { ...quiet, align: 'right' };
        grades.forEach((_grade, grade) =>
          parts.forEach((part, index) =>
            pen.write(names, 'column', part, columns.left(grade, index), labels, columns.figure, style),
          ),
        );
      }
      pen.rule(area.left, bottom + 4 * scale, area.width, colours.text, 0.75);
    },
  };
}

function groupRow({ pen, area, scale, quiet, beginRow }: Drawing, name: PrintedText): Block {
  return {
    height: 15 * scale,
    draw: (top) => {
      pen.artifact(() => pen.doc.rect(area.left, top, area.width, 15 * scale - 0.5).fill(colours.tint));
      pen.write(beginRow(), 'row', name, area.left + 4, top + 2.5 * scale, area.width / 2, { ...quiet, weight: 500 });
    },
  };
}

function propertyRow({ pen, sheet, area, scale, columns, quiet, beginRow }: Drawing, property: Property): Block {
  const { locale, parts } = sheet;
  const { text, foreign } = property.name;
  const label = property.unit === '' ? text : words[locale].withUnit(text, property.unit);
  const nameStyle: Style = { size: 8.5 * scale, weight: 500 };
  const [nameWidth, methodWidth] = [columns.first - 8, columns.method - 10];
  const nameSet = pen.set(label, nameStyle, nameWidth);
  const methodSet = pen.set(property.methods, quiet, methodWidth);
  const height = Math.max(nameSet.height, methodSet.height) + 5 * scale;
  const center = (own: number) => (height - own) / 2;
  return {
    height,
    draw: (top) => {
      const line = beginRow();
      const methodLeft = area.left + columns.first;
      pen.text(line, 'row', nameSet, area.left + 4, top + center(nameSet.height), nameWidth, nameStyle, foreign);
      pen.text(line, 'TD', methodSet, methodLeft, top + center(methodSet.height), methodWidth, quiet);
      property.figures.forEach((figure, index) => {
        const [grade, part] = [Math.floor(index / parts.length), index % parts.length];
        const isMain = parts.length === 1 || part === 1;
        const style: Style = {
          size: 8.5 * scale,
          align: 'right',
          weight: isMain ? 500 : 400,
          colour: isMain ? colours.text : colours.muted,
        };
        const set = pen.set(figure, style, columns.figure);
        pen.text(line, 'TD', set, columns.left(grade, part), top + center(set.height), columns.figure, style);
      });
      pen.rule(area.left, top + height - 0.5, area.width);
    },
  };
}
