import type { DrawingResult } from './drawing-queue.ts';

/** In a drawing process: draws a file for each message of its parent and sends it back. */
export function answerTasks<Task>(draw: (task: Task) => Promise<Uint8Array>): void {
  process.on('message', (task: Task) => {
    draw(task).then(
      (file) => send({ file }),
      (error: unknown) => send({ failure: error instanceof Error ? error.message : 'unknown' }),
    );
  });
}

function send(result: DrawingResult): void {
  process.send?.(result);
}
