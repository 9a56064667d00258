/**
 * Slow, endless and highly compressed requests at once: they are ended, and other visitors are not
 * affected.
 */
import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sayTypes } from 'contract/submissions.ts';
import { maxFileBytes } from 'contract/uploads.ts';
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
import { ask, nextVisitor, randomPdf } from './sender.ts';
import { temporaryPlace } from './temporary-place.ts';
import { type Directory, packedZeros, zipOf } from './zip-bomb.ts';

const megabyte = 1024 * 1024;

function medianOf(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** The response times of this many messages, one after the other, in milliseconds. */
async function acknowledgedIn(url: string, count: number): Promise<number[]> {
  const taken: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const contact = { reporter: 'Иван Иванов', reporterMobile: '+79123456789', email: 'i@example.com' };
    const remark = randomBytes(20).toString('hex');
    const begun = performance.now();
    const response = await ask(url, '/ru/wms/dqgx/submitReporter', {
      sayType: sayTypes.message,
      reporterType: '1',
      remark,
      ...contact,
    });
    taken.push(performance.now() - begun);
    if (response?.code !== 200) throw new Error(JSON.stringify(response));
  }
  return taken;
}

/** A chunk of a chunked body with its length. */
function chunk(content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${content.length.toString(16)}\r\n`), content, Buffer.from('\r\n')]);
}

const filler = Buffer.alloc(64 * 1024, 'x');
const chunked = (text: string) => chunk(Buffer.from(text)).toString();

// A connection that is closed while sending may lose the response.
const endless: [name: string, begin: () => string, piece: Buffer, status: RegExp][] = [
  ['a file in chunks', () => requestHead('file', 'chunked') + chunked(partHead), chunk(filler), /413/],
  ['a file that says it is small enough', () => requestHead('file', maxFileBytes + 8192) + partHead, filler, /4\d\d/],
  ['a file that says it is tiny', () => requestHead('file', 300) + partHead, filler, /400|^$/],
  ['a file that says it is huge', () => requestHead('file', 4096 * megabyte) + partHead, filler, /413/],
  ['what comes before the first boundary', () => requestHead('file', 'chunked'), chunk(filler), /4\d\d|^$/],
  [
    'a part’s own head',
    () => requestHead('file', 'chunked') + chunked(`--${boundary}\r\nX-Long: `),
    chunk(filler),
    /4/,
  ],
  [
    'what comes after the last boundary',
    () => requestHead('file', 'chunked') + chunked(partHead + partTail),
    chunk(filler),
    /[24]\d\d|^$/,
  ],
  ['a form', () => requestHead('json', 'chunked') + chunked('{"remark":"'), chunk(filler), /413|^$/],
];

/** All endless bodies are cut off. */
async function cutEndless(url: string): Promise<void> {
  for (const [name, begin, piece, status] of endless) {
    const { sent, output } = await sendWithoutEnd(url, begin(), piece);
    console.log(`without an end: ${name}: cut after ${(sent / megabyte).toFixed(1)} MB, ${output.split('\r\n')[0]}`);
    expect(output.split('\r\n')[0], name).toMatch(status);
    expect(sent, name).toBeLessThan(maxFileBytes + 16 * megabyte);
  }
}

/** Returns how long each rejection took, in milliseconds. */
async function sendBombs(url: string): Promise<number[]> {
  const rejectedIn: number[] = [];
  const zeros = await packedZeros(512);
  for (const directory of ['honest', 'lying', 'silent'] satisfies Directory[]) {
    const form = new FormData();
    form.set('filedName', new File([new Uint8Array(zipOf('word/document.xml', zeros, directory))], 'cv.docx'));
    const begun = performance.now();
    const response = await ask(url, '/en/wms/dqgx/uploadFile', form);
    const taken = performance.now() - begun;
    console.log(`512 MB in an office file, ${directory}: ${response?.error} after ${taken.toFixed(0)} ms`);
    expect([directory, response?.error]).toEqual([directory, 'uploadUnpacksTooLarge']);
    rejectedIn.push(taken);
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
  'ends what is slow, endless or packed tight, and serves the others as fast as before',
  async () => {
    using installation = temporaryPlace('slow');
    const { dataDir, environment } = installation;
    const server = await startServer(environment);
    try {
      await acknowledgedIn(server.url, 30);
      const before = await acknowledgedIn(server.url, 50);

      const honest = Buffer.concat([Buffer.from(partHead), randomPdf(2 * megabyte), Buffer.from(partTail)]);
      const slow = sendSlowly(server.url, honest, { pieces: 150, seconds: 75 });
      const idle = await Promise.all(Array.from({ length: 200 }, () => connect(server.url)));
      const measured = new AbortController();
      const trickling = Array.from({ length: 40 }, (_none, index) =>
        trickleRepeatedly(server.url, index % 2 === 0 ? 'file' : 'json', measured.signal),
      );
      await pause(3000);
      const beside = await acknowledgedIn(server.url, 50);
      measured.abort();

      await cutEndless(server.url);
      const rejectedIn = await sendBombs(server.url);
      for (const { kind, seconds, output } of (await Promise.all(trickling)).flat()) {
        expect([kind, output]).toEqual([kind, 'HTTP/1.1 408 Request Timeout']);
        expect(seconds).toBeLessThan(60);
      }
      expect((await slow).split('\r\n')[0]).toBe('HTTP/1.1 200 OK');
      for (const { socket } of idle) socket.destroy();
      expect(readdirSync(path.join(dataDir, 'files'))).toHaveLength(1);

      const quiet = medianOf([...before, ...(await acknowledgedIn(server.url, 50))]);
      const ratio = medianOf(beside) / quiet;
      console.log(`beside 40 tricklers and 200 idle sockets: ${ratio.toFixed(2)} of the quiet ${quiet.toFixed(1)} ms`);
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
