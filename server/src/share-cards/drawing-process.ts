/** The child process that draws cards: layout and JPEG encoding would block the server's responses. */
import sharp from 'sharp';
import { drawCard } from './draw.ts';
import type { Drawing, Order } from './drawer.ts';

// Pictures rarely repeat, so sharp's cache would only waste memory.
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
