/**
 * `npm run bench:uploads` uploads files of 50 MB, four at a time, and measures the time beside a
 * plain copy and the memory.
 */
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { megabyte } from 'contract/megabyte.ts';
import { printPeakMemory, startSite } from './server-process.ts';
import { nextVisitor } from './visitors.ts';

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

function upload(url: string): Promise<void> {
  const options = {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      // A new visitor each time, because the limit per IP address would be measured otherwise.
      'x-forwarded-for': nextVisitor(),
    },
  };
  return new Promise((resolve, reject) => {
    const request = http.request(`${url}/gw-api/en/wms/dqgx/uploadFile`, options, (response) => {
      text(response).then(
        (received) =>
          response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode}: ${received}`)),
        reject,
      );
    });
    pipeline(body(), request).catch(reject);
  });
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

await using site = await startSite();
const copyDuration = await copySeconds(site.folder);
await upload(site.url);
await printPeakMemory(site.pid, async () => {
  const startedAt = performance.now();
  let remaining = count;
  const worker = async () => {
    while (remaining-- > 0) await upload(site.url);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const perFile = (performance.now() - startedAt) / 1000 / count;
  console.log(
    `${count} files of 50 MB, ${concurrency} at a time: ${perFile.toFixed(2)} s each, ${(perFile / copyDuration).toFixed(1)} × a plain copy`,
  );
});
