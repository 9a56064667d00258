/**
 * `npm run bench:uploads` uploads files of 50 MB, four at a time, and measures the time beside a
 * plain copy and the memory.
 */
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { megabyte } from 'contract/megabyte.ts';
import { residentMegabytes, serverParameters, start } from './server-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

const count = Number(process.env.BENCH_UPLOADS ?? 200);
const concurrency = 4;
const fileBytes = 50 * megabyte;
const boundary = 'bench';

/** Files are generated while they are sent, so that the benchmark holds none in memory. */
async function* body() {
  yield Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="bench.pdf"\r\n\r\n%PDF-1.7\n`,
  );
  const chunk = Buffer.alloc(64 * 1024, 'carbon ');
  for (let left = fileBytes - 9; left > 0; left -= chunk.length) yield chunk.subarray(0, Math.min(left, chunk.length));
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

async function upload(url: string, number: number): Promise<void> {
  const response = await fetch(`${url}/gw-api/en/wms/dqgx/uploadFile`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      // A new visitor each time, because the limit per IP address would be measured otherwise.
      'x-forwarded-for': `10.1.${number >> 8}.${number & 255}`,
    },
    body: ReadableStream.from(body()),
    duplex: 'half',
  });
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
}

/** The baseline: the same bytes hashed, written and synced once. */
async function copySeconds(folder: string): Promise<number> {
  const startedAt = performance.now();
  const hash = createHash('sha256');
  await using file = await open(path.join(folder, 'copy'), 'w');
  for await (const chunk of body()) {
    hash.update(chunk);
    await file.write(chunk);
  }
  await file.sync();
  return (performance.now() - startedAt) / 1000;
}

using temporary = temporaryFolder();
const site = await start(serverParameters, { PORT: '0', DATA_DIR: temporary.dataDir, TRUSTED_PROXIES: '127.0.0.1' });
const { pid = 0 } = site.process;
try {
  const copyDuration = await copySeconds(temporary.folder);
  await upload(site.url, 0);
  const before = residentMegabytes(pid);
  let peak = before;
  const sampling = setInterval(() => (peak = Math.max(peak, residentMegabytes(pid))), 50);
  const startedAt = performance.now();
  let next = 1;
  const worker = async () => {
    for (let number = next++; number <= count; number = next++) await upload(site.url, number);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  clearInterval(sampling);
  const perFile = (performance.now() - startedAt) / 1000 / count;
  console.log(
    `${count} files of 50 MB, ${concurrency} at a time: ${perFile.toFixed(2)} s each, ${(perFile / copyDuration).toFixed(1)} × a plain copy`,
  );
  console.log(
    `memory: ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at the peak (+${(peak - before).toFixed(0)})`,
  );
} finally {
  site.process.kill('SIGTERM');
  await new Promise((resolve) => site.process.once('exit', resolve));
}
