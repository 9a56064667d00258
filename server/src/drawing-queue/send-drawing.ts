import type { DrawingResult } from './drawing-queue.ts';

/** In a drawing process: sends a file to its parent when it is drawn. */
export function sendDrawing(drawing: Promise<Uint8Array>): void {
  drawing.then(
    (file) => send({ file }),
    (error: unknown) => send({ failure: error instanceof Error ? error.message : 'unknown' }),
  );
}

function send(result: DrawingResult): void {
  process.send?.(result);
}
