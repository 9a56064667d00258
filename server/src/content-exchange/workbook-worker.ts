/** The worker that reads one Excel file (`read-workbook.ts`). */
import { parentPort, workerData } from 'node:worker_threads';
import { exchangeBounds } from 'contract/console/content-exchange.ts';
import { zipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import { HttpError } from '../http/http-error.ts';
import { unpackZip } from './unpack-zip.ts';
import type { Cell } from './workbook-columns.ts';

export type WorkbookResult = { sheets: Cell[][][] } | { error: 'exchangeFileInvalid' | 'exchangeFileTooLarge' };

const { unpackedWorkbookBytes, workbookRows, workbookColumns } = exchangeBounds;
const maxEntries = 200;

async function read(bytes: Uint8Array): Promise<WorkbookResult> {
  const entries = unpackZip(bytes, {
    entries: maxEntries,
    unpackedBytes: unpackedWorkbookBytes,
    accepts: (name) => !name.startsWith('/') && !name.includes('..'),
  });
  // Packed again: the library must not see more than was counted.
  const counted = Buffer.from(zipSync(Object.fromEntries(entries), { level: 0 }));
  const sheets = await readExcelFile(counted);
  const isTooLarge = sheets.some(
    ({ data }) => data.length > workbookRows || data.some((row) => row.length > workbookColumns),
  );
  if (isTooLarge) return { error: 'exchangeFileTooLarge' };
  return { sheets: sheets.map(({ data }) => data.map((row) => row.map(cellOf))) };
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value instanceof Date ? value.toISOString() : null;
}

try {
  parentPort?.postMessage(await read(workerData), []);
} catch (error) {
  const isTooLarge = error instanceof HttpError && error.code === 'exchangeFileTooLarge';
  const result: WorkbookResult = { error: isTooLarge ? 'exchangeFileTooLarge' : 'exchangeFileInvalid' };
  parentPort?.postMessage(result, []);
}
