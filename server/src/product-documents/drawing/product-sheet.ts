import type { ProductSheet } from '../document-content.ts';
import { words } from '../words/words.ts';
import { fitted, place, space, textBlock } from './blocks.ts';
import { addSheetPage } from './frame.ts';
import { Pen } from './pen.ts';
import { factBlocks, factsOf, nameBlocks } from './product-blocks.ts';
import { specificationBlocks } from './specification-blocks.ts';

export async function drawProductSheet(sheet: ProductSheet): Promise<Buffer> {
  const { locale, product, publisher, date } = sheet;
  const text = words[locale];
  const title = `${product.itemNo} ${product.name.text}`;
  const pen = new Pen(locale, { title: `${title} · ${text.productSheet}`, author: publisher.name, date });
  const addPage = () => addSheetPage(pen, { content: sheet, kind: text.productSheet, number: product.itemNo });
  const area = addPage();
  const section = pen.group('Sect');
  const blocks = fitted(
    (scale) => [
      ...nameBlocks(pen, section, product, area, scale),
      ...factBlocks(pen, section, factsOf(pen, product, date), area, scale),
      space(12 * scale),
      textBlock(
        pen,
        section,
        'H2',
        { text: product.specification.length === 0 ? '' : text.specification },
        { ...area, after: 4 * scale },
        { size: 12 * scale, weight: 500 },
      ),
      ...specificationBlocks(pen, section, product.specification, area, scale),
    ],
    area.bottom - area.top,
  );
  place(blocks, area, addPage);
  return pen.finish();
}
