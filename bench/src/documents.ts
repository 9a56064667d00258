/**
 * `npm run bench:documents` prints the time in ms, the size and the memory of each PDF document in each language: drawn,
 * and sent from the file store. Memory is the most that the drawing process has used so far.
 */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { localeNames } from 'contract/locales.ts';
import { documentUrls } from 'contract/products/product-documents.ts';
import { startSite } from './server-process.ts';
import { nextVisitor } from './visitors.ts';

const documents = localeNames.flatMap((locale) => [
  documentUrls.productSheet(locale, 'BY-CPC-0201'),
  documentUrls.safetySheet(locale, 'BY-CPC-0201'),
  documentUrls.tableSheet(locale, 'cpc-domestic-typical'),
  documentUrls.catalogue(locale),
]);

/** The largest resident size so far of a process that draws documents. */
function drawingMegabytes(server: number): number {
  const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').trim().split(' ');
  const sizes = children.map((pid) => {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('product-documents')) return 0;
      return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
    } catch {
      // A process that has just ended.
      return 0;
    }
  });
  return Math.max(0, ...sizes);
}

async function timed(url: string): Promise<{ milliseconds: number; bytes: number }> {
  const begin = performance.now();
  const response = await fetch(url, { headers: { 'x-forwarded-for': nextVisitor() } });
  const { byteLength } = await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} gives ${response.status}`);
  return { milliseconds: performance.now() - begin, bytes: byteLength };
}

await using site = await startSite();
const stored = path.join(site.dataDir, 'product-documents');
const [first = ''] = documents;
const cold = await timed(site.url + first);
console.log(`the first document, drawn by a new process: ${cold.milliseconds.toFixed(0)} ms`);
console.log(`${'document'.padEnd(44)}   drawn  stored      KB      MB`);
for (const document of documents) {
  rmSync(stored, { recursive: true, force: true });
  const drawn = await timed(site.url + document);
  const sent = await timed(site.url + document);
  const memory = drawingMegabytes(site.pid);
  const figures = [drawn.milliseconds, sent.milliseconds, drawn.bytes / 1024, memory];
  console.log(document.padEnd(44) + figures.map((figure) => figure.toFixed(0).padStart(8)).join(''));
}
