import type { Pen } from './pen.ts';

/** A part of a page that stays together. */
export type Block = { height: number; draw: (top: number) => void };

export function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { height }) => sum + height, 0);
}

export function spacer(height: number): Block {
  return { height, draw: () => undefined };
}

/** Scales of the type, largest first. Below the last one it is not legible in print. */
const scales = [1.08, 1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52] as const;
const usual = 1;

/** The blocks in the largest type that fits. What fits in none takes several pages, and needs no small type there. */
export function fitToHeight(blocksAt: (scale: number) => readonly Block[], height: number): readonly Block[] {
  for (const scale of scales) {
    const blocks = blocksAt(scale);
    if (heightOf(blocks) <= height) return blocks;
  }
  return blocksAt(usual);
}

type Column = { top: number; bottom: number };

/** Draws blocks below each other. What does not fit continues on another page, which `next` adds. */
export function flowBlocks(blocks: readonly Block[], area: Column, next: () => Column): void {
  let column = area;
  let { top } = area;
  for (const block of blocks) {
    if (top + block.height > column.bottom && top > column.top) {
      column = next();
      ({ top } = column);
    }
    block.draw(top);
    top += block.height;
  }
}

/** A block of one text. */
export function textBlock(
  pen: Pen,
  parent: Parameters<Pen['text']>[0],
  type: Parameters<Pen['text']>[1],
  text: { text: string; foreign?: Parameters<Pen['text']>[7] },
  box: { left: number; width: number; after?: number },
  style: Parameters<Pen['text']>[6],
): Block {
  const set = pen.set(text.text, style, box.width);
  const height = set.lines.length === 0 ? 0 : set.height + (box.after ?? 0);
  return { height, draw: (top) => pen.text(parent, type, set, box.left, top, box.width, style, text.foreign) };
}
