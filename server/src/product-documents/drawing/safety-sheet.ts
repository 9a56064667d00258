import type { PrintedText, SafetySheet, SpecificationBlock } from '../document-content.ts';
import { words } from '../words/words.ts';
import { type Block, fitToHeight, flowBlocks, spacer, textBlock } from './blocks.ts';
import { addSheetPage, type Area } from './frame.ts';
import { colours, Pen } from './pen.ts';
import { factBlocks, type LabelledFact } from './product-blocks.ts';
import { isGroupName, specificationBlocks } from './specification-blocks.ts';

type Element = Parameters<Pen['text']>[0];

/** The sixteen sections of the GHS with the facts that are published. Everything else is left to the sheet of a lot. */
export async function drawSafetySheet(sheet: SafetySheet): Promise<Buffer> {
  const { locale, product, publisher, date } = sheet;
  const text = words[locale];
  const title = `${product.itemNo} ${product.name.text} · ${text.safetySheet} · ${text.sample}`;
  const pen = new Pen(locale, { title, author: publisher.name, date });
  const addPage = () => {
    const area = addSheetPage(pen, {
      content: sheet,
      kind: `${text.safetySheet} · ${text.sample}`,
      number: product.itemNo,
    });
    drawWatermark(pen, text.sample);
    return area;
  };
  const area = addPage();
  const section = pen.group('Sect');
  const blocks = fitToHeight(
    (scale) => [
      textBlock(pen, section, 'H1', product.name, { ...area, after: 6 * scale }, { size: 18 * scale }),
      warning(pen, section, area, scale),
      ...text.safetySections.flatMap((name, index) => [
        textBlock(
          pen,
          section,
          'H2',
          { text: `${index + 1}  ${name}` },
          { ...area, after: 1 * scale },
          { size: 9 * scale, weight: 500 },
        ),
        ...sectionBlocks(pen, section, sheet, index + 1, area, scale),
        spacer(5 * scale),
      ]),
    ],
    area.bottom - area.top,
  );
  flowBlocks(blocks, area, addPage);
  return pen.finish();
}

function sectionBlocks(
  pen: Pen,
  section: Element,
  sheet: SafetySheet,
  number: number,
  area: Area,
  scale: number,
): Block[] {
  const { product, publisher, date } = sheet;
  const text = words[sheet.locale];
  const line = (content: PrintedText, colour: string = colours.text) =>
    textBlock(pen, section, 'P', content, area, { size: 8 * scale, colour });
  const withQuotation = line({ text: text.withQuotation }, colours.muted);
  if (number === 1) {
    const facts: LabelledFact[] = [
      { label: text.productName, value: product.name },
      { label: text.itemNo, value: { text: product.itemNo } },
      { label: text.supplier, value: { text: publisher.name } },
      { label: text.address, value: { text: publisher.address } },
      { label: text.phone, value: { text: publisher.phone } },
      { label: text.mail, value: { text: publisher.mail } },
    ];
    return factBlocks(pen, section, facts, area, 0.92 * scale);
  }
  if (number === 9) {
    const known = firstRows(product.specification);
    const see = line({ text: text.seeSheet(product.itemNo) }, colours.muted);
    return known === undefined
      ? [withQuotation]
      : [...specificationBlocks(pen, section, [known], area, 0.82 * scale), see];
  }
  if (number === 16)
    return [...(date === undefined ? [] : [text.dated(text.day(date))]), text.language].map((one) =>
      line({ text: one }),
    );
  return [withQuotation];
}

/** The first properties of the first table; the specification sheet has all of them. */
function firstRows(specification: readonly SpecificationBlock[]): SpecificationBlock | undefined {
  const table = specification.find((block) => block.is === 'table');
  if (table?.is !== 'table') return undefined;
  return { ...table, rows: table.rows.filter((cells) => !isGroupName(cells)).slice(0, 3) };
}

function warning(pen: Pen, section: Element, { left, width }: Area, scale: number): Block {
  const padding = 8 * scale;
  const inner = { left: left + padding + 4, width: width - 2 * padding - 4 };
  const title = { size: 10.5 * scale, weight: 500, colour: colours.accent } as const;
  const small = { size: 8 * scale };
  const text = words[pen.locale];
  const lines = [
    { set: pen.set(text.sampleTitle, title, inner.width), style: title },
    { set: pen.set(text.sampleText, small, inner.width), style: small },
  ];
  const height = lines.reduce((sum, { set }) => sum + set.height, 2 * padding);
  return {
    height: height + 10 * scale,
    draw: (top) => {
      pen.artifact(() => {
        pen.doc.rect(left, top, width, height).fill('#fdf3ee');
        pen.doc.rect(left, top, 3, height).fill(colours.accent);
      });
      let y = top + padding;
      for (const { set, style } of lines) {
        pen.text(section, 'P', set, inner.left, y, inner.width, style);
        y += set.height;
      }
    },
  };
}

/** The mark of a sample across the page, under the text. */
function drawWatermark(pen: Pen, text: string): void {
  const { width, height } = pen.doc.page;
  pen.artifact(() => {
    pen.doc.save().rotate(-52, { origin: [width / 2, height / 2] });
    const style = { size: 120, weight: 500, colour: '#f5ece7', align: 'centre' } as const;
    const set = pen.set(text, style, 2 * width);
    pen.lines(set, -width / 2, height / 2 - set.height / 2, 2 * width, style);
    pen.doc.restore();
  });
}
