import type { TableSheet } from '../document-content.ts';
import { words } from '../words/words.ts';
import { fitToHeight, flowBlocks, spacer, textBlock } from './blocks.ts';
import { addSheetPage } from './frame.ts';
import { gradeTable } from './grade-table.ts';
import { colours, Pen } from './pen.ts';

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
