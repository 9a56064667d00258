/** The process in which cards are drawn: laying out words and pressing a JPEG would hold up every answer of the server's own. */
import sharp from 'sharp';
import { drawCard } from './draw.ts';
import type { Drawing, Order } from './drawer.ts';

// One card after another, and seldom the same picture: what sharp would keep is memory lost.
sharp.cache(false);
sharp.concurrency(1);

process.on('message', ({ card, picture }: Order) => {
  drawCard(card, picture).then(
    (jpeg) => send({ jpeg }),
    (error: unknown) => send({ failure: error instanceof Error ? error.message : 'unknown' }),
  );
});

function send(drawing: Drawing): void {
  process.send?.(drawing);
}
