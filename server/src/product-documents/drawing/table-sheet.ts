import type { PrintedGrade, TableSheet } from '../document-content.ts';
import { words } from '../words/words.ts';
import { type Block, fitToHeight, flowBlocks, spacer, textBlock } from './blocks.ts';
import { addSheetPage, type Area } from './frame.ts';
import { colours, Pen, type Style } from './pen.ts';
import { widthOf } from './text-lines.ts';

type Element = Parameters<Pen['text']>[0];

export async function drawTableSheet(sheet: TableSheet): Promise<Buffer> {
  const { locale, name, title, market, note, publisher, date } = sheet;
  const text = words[locale];
  const pen = new Pen(locale, { title: `${name.text} · ${title.text}`, author: publisher.name, date });
  const addPage = () => addSheetPage(pen, { content: sheet, kind: `${text.tableSheet} · ${market}` }, 'landscape');
  const area = addPage();
  const section = pen.group('Sect');
  const dated = date === undefined ? '' : text.dated(text.day(date));
  const blocks = fitToHeight(
    (scale) => [
      textBlock(pen, section, 'H1', name, area, { size: 18 * scale }),
      textBlock(pen, section, 'H2', title, area, { size: 11 * scale, weight: 500 }),
      textBlock(
        pen,
        section,
        'P',
        { text: dated },
        { ...area, after: 8 * scale },
        { size: 9 * scale, colour: colours.muted },
      ),
      ...gradeTable(pen, section, sheet, area, scale),
      spacer(6 * scale),
      textBlock(pen, section, 'P', note, area, { size: 8 * scale, colour: colours.muted }),
    ],
    area.bottom - area.top,
  );
  flowBlocks(blocks, area, addPage);
  return pen.finish();
}

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

function gradeTable(pen: Pen, section: Element, sheet: TableSheet, area: Area, scale: number): Block[] {
  const text = words[sheet.locale];
  const { grades, parts, groups } = sheet;
  const columns = columnsOf(pen, sheet, area, scale);
  const quiet: Style = { size: 7 * scale, colour: colours.muted };
  const figureStyle: Style = { size: 8.5 * scale, align: 'right' };
  let table: Element | undefined;
  const row = () => {
    table ??= pen.group('Table', section);
    return pen.group('TR', table);
  };
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

  const head: Block = {
    height: headHeight + partHeight + 6 * scale,
    draw: (top) => {
      const line = row();
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
        const names = row();
        grades.forEach((_grade, grade) =>
          parts.forEach((part, index) =>
            pen.write(names, 'column', part, columns.left(grade, index), labels, columns.figure, {
              ...quiet,
              align: 'right',
            }),
          ),
        );
      }
      pen.rule(area.left, top + headHeight + partHeight + 4 * scale, area.width, colours.text, 0.75);
    },
  };

  const rows = groups.flatMap(({ name, rows: properties }): Block[] => [
    {
      height: 15 * scale,
      draw: (top) => {
        pen.artifact(() => pen.doc.rect(area.left, top, area.width, 15 * scale - 0.5).fill(colours.tint));
        pen.write(row(), 'row', name, area.left + 4, top + 2.5 * scale, area.width / 2, { ...quiet, weight: 500 });
      },
    },
    ...properties.map((property): Block => {
      const label = property.unit === '' ? property.name.text : text.withUnit(property.name.text, property.unit);
      const nameSet = pen.set(label, { size: 8.5 * scale, weight: 500 }, columns.first - 8);
      const methodSet = pen.set(property.methods, quiet, columns.method - 10);
      const height = Math.max(nameSet.height, methodSet.height) + 5 * scale;
      const center = (own: number) => (height - own) / 2;
      return {
        height,
        draw: (top) => {
          const line = row();
          const { foreign } = property.name;
          const nameStyle: Style = { size: 8.5 * scale, weight: 500 };
          pen.text(
            line,
            'row',
            nameSet,
            area.left + 4,
            top + center(nameSet.height),
            columns.first - 8,
            nameStyle,
            foreign,
          );
          pen.text(
            line,
            'TD',
            methodSet,
            area.left + columns.first,
            top + center(methodSet.height),
            columns.method - 10,
            quiet,
          );
          property.figures.forEach((figure, index) => {
            const [grade, part] = [Math.floor(index / parts.length), index % parts.length];
            const isMain = parts.length === 1 || part === 1;
            const style: Style = {
              ...figureStyle,
              weight: isMain ? 500 : 400,
              colour: isMain ? colours.text : colours.muted,
            };
            const set = pen.set(figure, style, columns.figure);
            pen.text(line, 'TD', set, columns.left(grade, part), top + center(set.height), columns.figure, style);
          });
          pen.rule(area.left, top + height - 0.5, area.width);
        },
      };
    }),
  ]);
  return [head, ...rows];
}
