import type { PrintedProduct, PrintedText } from '../document-content.ts';
import { words } from '../words/words.ts';
import { type Block, spacer, textBlock } from './blocks.ts';
import { colours, type Pen } from './pen.ts';

type Element = Parameters<Pen['text']>[0];
type Box = { left: number; width: number };

/** The name of a product, in English too, and what it is. */
export function nameBlocks(
  pen: Pen,
  section: Element,
  { name, englishName, introduction }: PrintedProduct,
  box: Box,
  scale: number,
): Block[] {
  const quiet = { size: 10.5 * scale, colour: colours.muted };
  return [
    textBlock(pen, section, 'H1', name, { ...box, after: 2 * scale }, { size: 21 * scale }),
    textBlock(pen, section, 'P', { text: englishName }, { ...box, after: 0 }, quiet),
    spacer(8 * scale),
    textBlock(pen, section, 'P', introduction, { ...box, after: 12 * scale }, { size: 9.5 * scale }),
  ];
}

export type LabelledFact = { label: string; value: PrintedText };

/** Facts in two or three columns. */
export function factBlocks(
  pen: Pen,
  section: Element,
  facts: readonly LabelledFact[],
  box: Box,
  scale: number,
): Block[] {
  const columns = facts.length % 3 === 0 || facts.length > 4 ? 3 : 2;
  const gap = 18;
  const width = (box.width - gap * (columns - 1)) / columns;
  const label = { size: 7.5 * scale, colour: colours.muted };
  const value = { size: 9 * scale, weight: 500 } as const;
  const rows = Array.from({ length: Math.ceil(facts.length / columns) }, (_none, row) =>
    facts.slice(row * columns, (row + 1) * columns),
  );
  let list: Element | undefined;
  return rows.map((row): Block => {
    const set = row.map((fact) => ({
      fact,
      label: pen.set(fact.label, label, width),
      value: pen.set(fact.value.text, value, width),
    }));
    const height = Math.max(...set.map((cell) => cell.label.height + cell.value.height)) + 11 * scale;
    return {
      height,
      draw: (top) => {
        list ??= pen.group('L', section);
        pen.rule(box.left, top, box.width);
        for (const [column, cell] of set.entries()) {
          const left = box.left + column * (width + gap);
          const item = pen.group('LI', list);
          pen.text(item, 'Lbl', cell.label, left, top + 4 * scale, width, label);
          const below = top + 4 * scale + cell.label.height;
          pen.text(item, 'LBody', cell.value, left, below, width, value, cell.fact.value.foreign);
        }
      },
    };
  });
}

/** The number, the category and the date of a product. */
export function factsOf(pen: Pen, { itemNo, category }: PrintedProduct, date: string | undefined): LabelledFact[] {
  const text = words[pen.locale];
  return [
    { label: text.itemNo, value: { text: itemNo } },
    { label: text.category, value: category },
    { label: text.date, value: { text: date === undefined ? '' : text.day(date) } },
  ].filter(({ value }) => value.text !== '');
}
