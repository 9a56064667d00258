/** The worker that unpacks Office files: a file that unpacks slowly must not block the event loop. */
import { parentPort } from 'node:worker_threads';
import { inspectOfficeZip, type ZipErrorCode, type ZipInspection } from './office-zip.ts';

export type ZipRequest =
  | { file: number; requiredEntry: RegExp }
  | { file: number; bytes: Uint8Array }
  | { file: number; end: true }
  | { file: number; forget: true };

/** The response to each `bytes` and `end`. */
export type ZipResponse = { file: number; code: ZipErrorCode | undefined };

const inspections = new Map<number, ZipInspection>();

parentPort?.on('message', (request: ZipRequest) => {
  const { file } = request;
  if ('requiredEntry' in request) inspections.set(file, inspectOfficeZip(request.requiredEntry));
  else if ('forget' in request) inspections.delete(file);
  else {
    const inspection = inspections.get(file);
    const code = 'bytes' in request ? inspection?.push(request.bytes) : inspection?.end();
    parentPort?.postMessage({ file, code } satisfies ZipResponse, []);
  }
});
