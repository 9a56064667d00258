/** The child process that draws cards: layout and JPEG encoding would block the server's responses. */
import sharp from 'sharp';
import { sendDrawing } from '../drawing-queue/send-drawing.ts';
import type { DrawingTask } from './card-cache.ts';
import { drawCard } from './draw.ts';

// Pictures rarely repeat, so sharp's cache would only waste memory.
sharp.cache(false);
sharp.concurrency(1);

process.on('message', ({ content, pictureFile }: DrawingTask) => sendDrawing(drawCard(content, pictureFile)));
