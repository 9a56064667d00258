import type { PrintedProduct, ProductSheet } from '../document-content.ts';
import { words } from '../words/words.ts';
import { type Block, fitToHeight, flowBlocks, spacer, textBlock } from './blocks.ts';
import { addSheetPage, type Area } from './frame.ts';
import { colours, Pen } from './pen.ts';
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
  const blocks = fitToHeight(
    (scale) => [
      ...nameBlocks(pen, section, product, area, scale),
      ...factBlocks(pen, section, factsOf(pen, product, date), area, scale),
      spacer(12 * scale),
      textBlock(
        pen,
        section,
        'H2',
        { text: product.specification.length === 0 ? '' : text.specification },
        { ...area, after: 4 * scale },
        { size: 12 * scale, weight: 500 },
      ),
      ...specificationBlocks(pen, section, product.specification, area, scale),
      ...certificateBlocks(pen, section, product, area, scale),
    ],
    area.bottom - area.top,
  );
  flowBlocks(blocks, area, addPage);
  return pen.finish();
}

/** Where a buyer sees what the certificate of a lot looks like. */
function certificateBlocks(
  pen: Pen,
  section: Parameters<Pen['text']>[0],
  { sampleCertificate: link }: PrintedProduct,
  area: Area,
  scale: number,
): Block[] {
  if (link === undefined) return [];
  const style = { size: 8.5 * scale, colour: colours.accent, link };
  return [textBlock(pen, section, 'Link', { text: words[pen.locale].sampleCertificate + link }, area, style)];
}
