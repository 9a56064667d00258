import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectFolder } from '../config/project-folder.ts';
import { HttpError } from '../http/http-error.ts';
import type { ZipErrorCode } from './office-zip.ts';
import type { ZipRequest, ZipResponse } from './office-zip-worker.ts';

/**
 * Validates a file in the worker thread while it streams. Throws an `HttpError` as soon as it does
 * not match its extension.
 */
export type ZipInspector = {
  write: (bytes: Uint8Array) => Promise<void>;
  /** Call it after the last bytes. */
  end: () => Promise<void>;
  /** Call it in any case, also after an error. */
  close: () => void;
};

type Waiting = { resolve: (code: ZipErrorCode | undefined) => void; reject: (error: Error) => void };

/** Concurrent files alternate in chunks of this size. */
const chunkBytes = 16 * 1024;
const idleMilliseconds = 15_000;

/** A file that exhausts the worker's memory ends only the worker. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let nextFile = 0;
const waiting = new Map<number, Waiting>();
const open = new Set<number>();

function runningWorker(): Worker {
  if (worker) return worker;
  const started = new Worker(path.join(projectFolder, 'server/src/uploads/office-zip-worker.ts'), { resourceLimits });
  started.unref();
  started.on('message', ({ file, code }: ZipResponse) => {
    const pending = waiting.get(file);
    waiting.delete(file);
    pending?.resolve(code);
  });
  const fail = () => {
    // Later requests use a newer worker.
    if (worker !== started) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new HttpError('unavailable'));
    waiting.clear();
  };
  started.on('error', fail);
  started.on('exit', fail);
  worker = started;
  return started;
}

/** Inspects a file in the one worker of all files, which is started on demand and ended when idle. */
export function officeZipInspector(requiredEntry: RegExp): ZipInspector {
  clearTimeout(idle);
  const file = (nextFile += 1);
  open.add(file);
  const ownWorker = runningWorker();
  ownWorker.postMessage({ file, requiredEntry } satisfies ZipRequest, []);

  async function send(request: ZipRequest, transferred: ArrayBuffer[] = []): Promise<void> {
    // The worker that has the first part of this file has ended.
    if (worker !== ownWorker) throw new HttpError('unavailable');
    const response = new Promise<ZipErrorCode | undefined>((resolve, reject) => waiting.set(file, { resolve, reject }));
    ownWorker.postMessage(request, transferred);
    const code = await response;
    if (code !== undefined) throw new HttpError(code);
  }

  return {
    write: async (bytes) => {
      for (let from = 0; from < bytes.length; from += chunkBytes) {
        // A view would be transferred with its whole buffer.
        const chunk = new Uint8Array(bytes.subarray(from, from + chunkBytes));
        await send({ file, bytes: chunk }, [chunk.buffer]);
      }
    },
    end: () => send({ file, end: true }),
    close: () => {
      if (worker === ownWorker) ownWorker.postMessage({ file, forget: true } satisfies ZipRequest, []);
      open.delete(file);
      if (open.size === 0) idle = setTimeout(endThread, idleMilliseconds).unref();
    },
  };
}

function endThread(): void {
  if (open.size > 0) return;
  void worker?.terminate();
  worker = undefined;
}
