/** The child process that draws documents: layout and font subsets would block the server's responses. */
import { answerTasks } from '../drawing-queue/answer-tasks.ts';
import { drawDocument } from './draw.ts';

answerTasks(drawDocument);
