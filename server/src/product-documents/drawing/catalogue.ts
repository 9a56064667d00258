import { contourField } from '../../initials-avatars/contour-field.ts';
import type { CatalogueDocument, PrintedProduct, PrintedText } from '../document-content.ts';
import { words } from '../words/words.ts';
import { type Block, fitToHeight, heightOf, textBlock } from './blocks.ts';
import { margin } from './frame.ts';
import { drawLogo } from './logo.ts';
import { colours, Pen, type Style } from './pen.ts';
import { drawQrCode } from './qr-code.ts';
import { specificationBlocks } from './specification-blocks.ts';

type Element = Parameters<Pen['text']>[0];
type Group = CatalogueDocument['groups'][number];

/** What stands together on a page of the catalogue: a product, below the name of its group if it is the first of it. */
type Entry = { product: PrintedProduct; group: Group | undefined; blocks: readonly Block[] };

/** Where an entry stands: pages count from 0. */
type Position = { page: number; top: number };

const [pageWidth, pageHeight] = [595.28, 841.89];
const width = pageWidth - 2 * margin;
const column = { top: 96, bottom: pageHeight - 64 };
const columnHeight = column.bottom - column.top;
const gapBetween = 26;

/** Cover, contents, and all products by their categories, with bookmarks. */
export async function drawCatalogue(catalogue: CatalogueDocument): Promise<Buffer> {
  const { locale, publisher, date } = catalogue;
  const text = words[locale];
  const pen = new Pen(locale, { title: `${publisher.name} · ${text.catalogue}`, author: publisher.name, date });
  const [coverSection, contentsSection] = [pen.group('Sect'), pen.group('Sect')];
  const entries = catalogue.groups.flatMap((group) =>
    group.products.map((product, index) => entryOf(pen, product, index === 0 ? group : undefined)),
  );
  const rows = contentRows(entries);
  const rowPositions = paginate(rows.map(contentRowHeights), 0, contentsTop);
  const contentPages = (rowPositions.at(-1)?.page ?? 0) + 1;
  const positions = paginate(
    entries.map(({ blocks }) => ({ height: heightOf(blocks) })),
    gapBetween,
    column.top,
  );
  const firstPage = 1 + contentPages;
  const total = firstPage + (positions.length === 0 ? 0 : (positions.at(-1)?.page ?? 0) + 1);

  drawCover(pen, coverSection, catalogue, entries.length);
  const numbers = new Map(
    entries.map(({ product }, index) => [product, firstPage + (positions[index]?.page ?? 0) + 1]),
  );
  drawContents(pen, contentsSection, catalogue, { rows, positions: rowPositions, pages: contentPages, numbers, total });
  drawEntries(pen, catalogue, { entries, positions, firstPage, total });
  return pen.finish();
}

function entryOf(pen: Pen, product: PrintedProduct, group: Group | undefined): Entry {
  const section = pen.group('Sect');
  const box = { left: margin, width };
  const blocksAt = (scale: number) => productBlocks(pen, section, product, box, scale);
  const usual = blocksAt(0.78);
  const heading =
    group === undefined
      ? []
      : [textBlock(pen, section, 'H1', group.name, { ...box, after: 14 }, { size: 19, colour: colours.accent })];
  const free = columnHeight - heightOf(heading);
  const blocks = heightOf(usual) <= free ? usual : fitToHeight(blocksAt, free);
  const see = { text: words[pen.locale].seeSheet(product.itemNo) };
  const more = textBlock(pen, section, 'P', see, box, { size: 8, colour: colours.muted });
  return { product, group, blocks: [...heading, ...cut(blocks, free, more)] };
}

/** The blocks that fit; if not all do, the last says where the rest is. */
function cut(blocks: readonly Block[], height: number, more: Block): readonly Block[] {
  if (heightOf(blocks) <= height) return blocks;
  let used = more.height;
  const kept = blocks.filter((block) => (used += block.height) <= height);
  return [...kept, more];
}

function productBlocks(
  pen: Pen,
  section: Element,
  product: PrintedProduct,
  box: { left: number; width: number },
  scale: number,
): Block[] {
  const { itemNo, name, introduction, specification, url } = product;
  return [
    textBlock(pen, section, 'P', { text: itemNo }, box, { size: 9 * scale, weight: 500, colour: colours.muted }),
    textBlock(pen, section, 'H2', name, { ...box, after: 4 * scale }, { size: 15 * scale, weight: 500, link: url }),
    textBlock(pen, section, 'P', introduction, { ...box, after: 8 * scale }, { size: 9.5 * scale }),
    ...specificationBlocks(pen, section, specification, box, scale),
  ];
}

/** Fills pages with parts of these heights. `needs` is the height with the part that must follow it. */
function paginate(parts: readonly { height: number; needs?: number }[], gap: number, firstTop: number): Position[] {
  let [page, top] = [0, firstTop];
  return parts.map(({ height, needs = height }) => {
    const isFirst = top === (page === 0 ? firstTop : column.top);
    if (!isFirst && top + needs > column.bottom) {
      page += 1;
      top = column.top;
    }
    const position = { page, top };
    top += height + gap;
    return position;
  });
}

function drawCover(
  pen: Pen,
  section: Element,
  { locale, publisher, url, date }: CatalogueDocument,
  count: number,
): void {
  pen.addPage();
  const text = words[locale];
  const panel = 540;
  const { doc } = pen;
  pen.artifact(() => {
    const gradient = doc.linearGradient(0, 0, pageWidth, panel);
    gradient.stop(0, '#0b1517').stop(1, '#1d4a52');
    doc.rect(0, 0, pageWidth, panel).fill(gradient);
    doc.save().rect(0, 0, pageWidth, panel).clip().lineWidth(0.6);
    for (const { path } of contourField(20, pageWidth, panel, 13)) doc.path(path);
    doc.stroke('#3f6f76').restore();
    doc.rect(margin, panel - 150, 56, 3).fill('#ff7a3d');
    doc.save().translate(margin, margin).rect(0, 0, 64, 64).fill('#f2efea').restore();
    drawLogo(pen, margin + 7, margin + 7, 50);
  });
  const light = { colour: '#f2efea' };
  pen.write(section, 'P', publisher.name, margin + 82, margin + 20, width - 82, { size: 17, weight: 500, ...light });
  pen.write(section, 'H1', text.catalogue, margin, panel - 136, width, { size: 40, ...light });
  const dated =
    date === undefined ? text.products(String(count)) : `${text.products(String(count))} · ${text.day(date)}`;
  pen.write(section, 'P', dated, margin, panel - 66, width, { size: 12, colour: '#c9d3d3' });
  pen.element(section, 'Figure', () => drawQrCode(pen, url, margin, panel + 48, 84), { alt: text.qrCode(url) });
  const [left, wide] = [margin + 108, width - 108];
  let y = panel + 44;
  const muted = { size: 9, colour: colours.muted };
  y += pen.write(section, 'P', text.online, left, y, wide, { size: 10, weight: 500 });
  y += pen.write(section, 'Link', url, left, y, wide, { size: 10, colour: colours.accent, link: url });
  y += 8;
  y += pen.write(section, 'P', publisher.description, left, y, wide, muted);
  y += pen.write(section, 'P', [publisher.mail, publisher.phone, publisher.address].join(' · '), left, y, wide, muted);
  pen.write(section, 'P', text.notBinding, left, y + 8, wide, muted);
}

type ContentRow = { name: PrintedText; product: PrintedProduct | undefined; target: PrintedProduct };

function contentRows(entries: readonly Entry[]): ContentRow[] {
  return entries.flatMap(({ product, group }) => [
    ...(group === undefined ? [] : [{ name: group.name, product: undefined, target: product }]),
    { name: product.name, product, target: product },
  ]);
}

const contentsTop = 150;

/** The name of a group stands on the page of its first product. */
function contentRowHeights({ product }: ContentRow): { height: number; needs?: number } {
  return product === undefined ? { height: 30, needs: 47 } : { height: 17 };
}

function destinationOf({ itemNo }: PrintedProduct): string {
  return `item-${itemNo}`;
}

type Contents = {
  rows: readonly ContentRow[];
  positions: readonly Position[];
  pages: number;
  numbers: ReadonlyMap<PrintedProduct, number>;
  total: number;
};

function drawContents(pen: Pen, section: Element, catalogue: CatalogueDocument, contents: Contents): void {
  const { rows, positions, pages, numbers, total } = contents;
  const text = words[catalogue.locale];
  for (let page = 0; page < pages; page += 1) {
    addCataloguePage(pen, catalogue, page + 2, total);
    if (page === 0) {
      pen.doc.outline.addItem(text.contents);
      pen.write(section, 'H1', text.contents, margin, 98, width, { size: 22 });
    }
    const list = pen.group('TOC', section);
    rows.forEach((row, index) => {
      const at = positions[index];
      if (at?.page === page) drawContentRow(pen, pen.group('TOCI', list), row, at.top, numbers.get(row.target) ?? 0);
    });
  }
  if (catalogue.leftOut > 0) {
    const small = { size: 9, colour: colours.muted, link: catalogue.url };
    pen.write(section, 'P', text.leftOut(String(catalogue.leftOut)), margin, column.bottom + 2, width, small);
  }
}

function drawContentRow(
  pen: Pen,
  item: Element,
  { name, product, target }: ContentRow,
  top: number,
  page: number,
): void {
  const goTo = destinationOf(target);
  const number = { size: 9.5, colour: colours.muted, align: 'right', goTo } as const;
  if (product === undefined) {
    pen.rule(margin, top + 8, width, colours.text, 0.75);
    pen.write(item, 'P', name, margin, top + 12, width - 40, { size: 10.5, weight: 500, goTo });
    return;
  }
  pen.write(item, 'P', product.itemNo, margin, top, 86, { size: 9, colour: colours.muted, goTo });
  const style = { size: 9.5, goTo };
  const line = pen.set(name.text, style, width - 130);
  pen.text(item, 'P', { ...line, lines: line.lines.slice(0, 1) }, margin + 90, top, width - 130, style, name.foreign);
  pen.write(item, 'P', String(page), margin + width - 40, top, 40, number);
}

type Entries = { entries: readonly Entry[]; positions: readonly Position[]; firstPage: number; total: number };

function drawEntries(pen: Pen, catalogue: CatalogueDocument, { entries, positions, firstPage, total }: Entries): void {
  let shown = -1;
  let bookmark: PDFKit.PDFOutline | undefined;
  entries.forEach(({ product, group, blocks }, index) => {
    const { page, top } = positions[index] ?? { page: 0, top: column.top };
    if (page !== shown) {
      shown = page;
      addCataloguePage(pen, catalogue, firstPage + page + 1, total);
    }
    if (group !== undefined) bookmark = pen.doc.outline.addItem(group.name.text);
    (bookmark ?? pen.doc.outline).addItem(`${product.itemNo} ${product.name.text}`);
    pen.doc.addNamedDestination(destinationOf(product), 'XYZ', 0, top - 10, null);
    let y = top;
    for (const block of blocks) {
      block.draw(y);
      y += block.height;
    }
  });
}

function addCataloguePage(pen: Pen, catalogue: CatalogueDocument, number: number, total: number): void {
  pen.addPage();
  const text = words[catalogue.locale];
  const half = width / 2;
  const line = (shown: string, left: number, top: number, style: Style) =>
    pen.lines(pen.set(shown, style, half), left, top, half, style);
  // Repeated on every page: readers of the structure skip it.
  pen.artifact(() => {
    drawLogo(pen, margin - 3, 34, 28);
    line(catalogue.publisher.name, margin + 34, 40, { size: 11, weight: 500 });
    line(text.catalogue, margin + half, 41, { size: 9, colour: colours.muted, align: 'right' });
    line(text.page(number, total), margin + half, pageHeight - 44, { size: 8, colour: colours.muted, align: 'right' });
    line(decodeURI(catalogue.url), margin, pageHeight - 44, { size: 8, colour: colours.muted });
    pen.doc.rect(margin, 72, width, 0.75).fill(colours.text);
    pen.doc.rect(margin, 71, 36, 2.25).fill(colours.accent);
  });
}
