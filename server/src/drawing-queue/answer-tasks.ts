import type { DrawingResult } from './drawing-queue.ts';

/** In a drawing process: calls `draw` for each message of its parent, which is a task, and sends the file back. */
export function answerTasks(draw: (task: never) => Promise<Uint8Array>): void {
  process.on('message', (task: never) => {
    draw(task).then(
      (file) => send({ file }),
      (error: unknown) => send({ failure: error instanceof Error ? error.message : 'unknown' }),
    );
  });
}

function send(result: DrawingResult): void {
  process.send?.(result);
}
