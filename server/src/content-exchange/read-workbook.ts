/** Reads Excel files from outside, in a worker with little memory: a sheet of one far cell would fill the server's. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { exchangeBounds } from 'contract/console/content-exchange.ts';
import PQueue from 'p-queue';
import { projectFolder } from '../config/project-folder.ts';
import { HttpError } from '../http/http-error.ts';
import type { Workbook } from './workbook-columns.ts';
import type { WorkbookResult } from './workbook-worker.ts';

const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
const milliseconds = 10_000;

/** One file at a time. */
const queue = new PQueue({ concurrency: 1 });
const waitingFiles = 5;

export async function readWorkbook(bytes: Uint8Array): Promise<Workbook> {
  if (bytes.length > exchangeBounds.workbookBytes) throw new HttpError('exchangeFileTooLarge');
  if (queue.size >= waitingFiles) throw new HttpError('unavailable', [], 5);
  const result = await queue.add(() => readInWorker(bytes));
  if (result === undefined || 'error' in result) throw new HttpError(result?.error ?? 'exchangeFileTooLarge');
  return result.sheets;
}

/** Undefined if the file took too much time or memory. */
function readInWorker(bytes: Uint8Array): Promise<WorkbookResult | undefined> {
  return new Promise((resolve) => {
    const file = path.join(projectFolder, 'server/src/content-exchange/workbook-worker.ts');
    const worker = new Worker(file, { workerData: bytes, resourceLimits });
    const timer = setTimeout(() => void worker.terminate(), milliseconds);
    worker.on('message', resolve);
    worker.on('error', () => resolve(undefined));
    worker.on('exit', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}
