/**
 * Slow, endless and highly compressed requests at once: they are ended, and other visitors are not
 * affected.
 */
import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sayTypes } from 'contract/submissions/submissions.ts';
import { maxFileBytes } from 'contract/uploads/uploads.ts';
import { expect, it } from 'vitest';
import { startServer } from '../started-server.ts';
import { killStore } from './cut-power.ts';
import {
  boundary,
  connect,
  partHead,
  partTail,
  requestHead,
  sendSlowly,
  sendWithoutEnd,
  trickle,
} from './raw-requests.ts';
import { callGateway, nextVisitor, randomPdf } from './sender.ts';
import { temporaryInstallation } from './temporary-installation.ts';
import { type Directory, packedZeros, zipOf } from './zip-bomb.ts';

const megabyte = 1024 * 1024;

function medianOf(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** The response times of this many messages, one after the other, in milliseconds. */
async function measureMessages(url: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const contact = { reporter: 'Иван Иванов', reporterMobile: '+79123456789', email: 'i@example.com' };
    const remark = randomBytes(20).toString('hex');
    const start = performance.now();
    const response = await callGateway(url, '/ru/wms/dqgx/submitReporter', {
      sayType: sayTypes.message,
      reporterType: '1',
      remark,
      ...contact,
    });
    times.push(performance.now() - start);
    if (response?.code !== 200) throw new Error(JSON.stringify(response));
  }
  return times;
}

/** A chunk of a chunked body with its length. */
function chunk(content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${content.length.toString(16)}\r\n`), content, Buffer.from('\r\n')]);
}

const filler = Buffer.alloc(64 * 1024, 'x');
const chunked = (text: string) => chunk(Buffer.from(text)).toString();

// A connection that is closed while sending may lose the response.
const endless: [name: string, start: () => string, piece: Buffer, status: RegExp][] = [
  ['a file in chunks', () => requestHead('file', 'chunked') + chunked(partHead), chunk(filler), /413/],
  ['a file that declares an allowed size', () => requestHead('file', maxFileBytes + 8192) + partHead, filler, /4\d\d/],
  ['a file that declares 300 bytes', () => requestHead('file', 300) + partHead, filler, /400|^$/],
  ['a file that declares 4 GB', () => requestHead('file', 4096 * megabyte) + partHead, filler, /413/],
  ['a preamble before the first boundary', () => requestHead('file', 'chunked'), chunk(filler), /4\d\d|^$/],
  [
    'the headers of a part',
    () => requestHead('file', 'chunked') + chunked(`--${boundary}\r\nX-Long: `),
    chunk(filler),
    /4/,
  ],
  [
    'an epilogue after the last boundary',
    () => requestHead('file', 'chunked') + chunked(partHead + partTail),
    chunk(filler),
    /[24]\d\d|^$/,
  ],
  ['a form', () => requestHead('json', 'chunked') + chunked('{"remark":"'), chunk(filler), /413|^$/],
];

/** Expects that all endless bodies are cut off. */
async function cutEndless(url: string): Promise<void> {
  for (const [name, start, piece, status] of endless) {
    const { sent, output } = await sendWithoutEnd(url, start(), piece);
    console.log(`endless: ${name}: cut after ${(sent / megabyte).toFixed(1)} MB, ${output.split('\r\n')[0]}`);
    expect(output.split('\r\n')[0], name).toMatch(status);
    // What both sockets hold when the server stops reading counts as sent.
    expect(sent, name).toBeLessThan(maxFileBytes + 24 * megabyte);
  }
}

/** Returns how long each rejection took, in milliseconds. */
async function sendBombs(url: string): Promise<number[]> {
  const rejectedIn: number[] = [];
  const zeros = await packedZeros(512);
  for (const directory of ['honest', 'lying', 'silent'] satisfies Directory[]) {
    const form = new FormData();
    form.set('filedName', new File([new Uint8Array(zipOf('word/document.xml', zeros, directory))], 'cv.docx'));
    const start = performance.now();
    const response = await callGateway(url, '/en/wms/dqgx/uploadFile', form);
    const elapsed = performance.now() - start;
    console.log(`512 MB in an office file, ${directory}: ${response?.error} after ${elapsed.toFixed(0)} ms`);
    expect([directory, response?.error]).toEqual([directory, 'uploadUnpacksTooLarge']);
    rejectedIn.push(elapsed);
  }
  return rejectedIn;
}

/** Starts a slow request again whenever it is ended, until `until`; returns how each ended. */
async function trickleRepeatedly(url: string, kind: 'file' | 'json', until: AbortSignal) {
  const ended: { kind: string; seconds: number; output: string | undefined }[] = [];
  do {
    const { closed, output } = await trickle(url, kind);
    ended.push({ kind, seconds: await closed, output: output().split('\r\n')[0] });
  } while (!until.aborted);
  return ended;
}

it.skipIf(process.env.LONG_TESTS === undefined)(
  'ends slow, endless and highly compressed requests, and serves other visitors as fast as before',
  async () => {
    using installation = temporaryInstallation('slow');
    const { dataDir, environment } = installation;
    const server = await startServer(environment);
    try {
      await measureMessages(server.url, 30);
      const before = await measureMessages(server.url, 50);

      const honest = Buffer.concat([Buffer.from(partHead), randomPdf(2 * megabyte), Buffer.from(partTail)]);
      const slowUpload = sendSlowly(server.url, honest, { pieces: 150, seconds: 75 });
      const idle = await Promise.all(Array.from({ length: 200 }, () => connect(server.url)));
      const measurementEnd = new AbortController();
      const trickling = Array.from({ length: 40 }, (_none, index) =>
        trickleRepeatedly(server.url, index % 2 === 0 ? 'file' : 'json', measurementEnd.signal),
      );
      await pause(3000);
      const underLoad = await measureMessages(server.url, 50);
      measurementEnd.abort();

      await cutEndless(server.url);
      const rejectedIn = await sendBombs(server.url);
      for (const { kind, seconds, output } of (await Promise.all(trickling)).flat()) {
        expect([kind, output]).toEqual([kind, 'HTTP/1.1 408 Request Timeout']);
        expect(seconds).toBeLessThan(60);
      }
      expect((await slowUpload).split('\r\n')[0]).toBe('HTTP/1.1 200 OK');
      for (const { socket } of idle) socket.destroy();
      expect(readdirSync(path.join(dataDir, 'files'))).toHaveLength(1);

      const unloaded = medianOf([...before, ...(await measureMessages(server.url, 50))]);
      const ratio = medianOf(underLoad) / unloaded;
      console.log(
        `with 40 slow requests and 200 idle sockets: ${ratio.toFixed(2)} of the unloaded ${unloaded.toFixed(1)} ms`,
      );
      expect(ratio).toBeLessThanOrEqual(2);
      expect(Math.max(...rejectedIn)).toBeLessThan(2000);
      expect((await fetch(`${server.url}/healthz`, { headers: nextVisitor() })).status).toBe(200);
    } finally {
      await server.kill();
      await killStore(dataDir);
    }
  },
  300_000,
);
