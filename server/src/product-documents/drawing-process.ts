/** The child process that draws documents: layout and font subsets would block the server's responses. */
import { sendDrawing } from '../drawing-queue/send-drawing.ts';
import type { DocumentContent } from './document-content.ts';
import { drawDocument } from './draw.ts';

process.on('message', (content: DocumentContent) => sendDrawing(drawDocument(content)));
