/** The child process that draws cards: layout and JPEG encoding would block the server's responses. */
import sharp from 'sharp';
import { drawCard } from './draw.ts';
import type { DrawingResult, DrawingTask } from './drawer.ts';

// Pictures rarely repeat, so sharp's cache would only waste memory.
sharp.cache(false);
sharp.concurrency(1);

process.on('message', ({ content, pictureFile }: DrawingTask) => {
  drawCard(content, pictureFile).then(
    (jpeg) => send({ jpeg }),
    (error: unknown) => send({ failure: error instanceof Error ? error.message : 'unknown' }),
  );
});

function send(result: DrawingResult): void {
  process.send?.(result);
}
