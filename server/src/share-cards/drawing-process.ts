/** The child process that draws cards: layout and JPEG encoding would block the server's responses. */
import sharp from 'sharp';
import { answerTasks } from '../drawing-queue/answer-tasks.ts';
import type { DrawingTask } from './card-cache.ts';
import { drawCard } from './draw.ts';

// Pictures rarely repeat, so sharp's cache would only waste memory.
sharp.cache(false);
sharp.concurrency(1);

answerTasks(({ content, pictureFile }: DrawingTask) => drawCard(content, pictureFile));
