import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { ErrorCode } from 'contract/errors.ts';
import type { Localized } from '../database/localized.ts';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import { startHash } from './hash.ts';
import { uploadsFolder } from './uploads-folder.ts';

const megabyte = 1024 * 1024;
const mostBytes = 32 * megabyte;
const mostMemory = 256 * megabyte;
const mostMilliseconds = 90_000;

/** Memory that is given back goes back at once. Measured at 50 megapixels: 150 to 250 MB instead of 170 to 330. */
const frugal = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '65536' };

const encodedPicture = z.object({ width: z.int(), height: z.int(), placeholder: z.string() });
const processAnswer = z.union([
  z.object({ picture: encodedPicture, peakKilobytes: z.number() }),
  z.object({ refused: z.enum(['pictureTypeDiffers', 'pictureTooLarge', 'pictureBroken']) }),
]);

/** What the encoding process says. */
export type ProcessAnswer = z.infer<typeof processAnswer>;

/** What its sender says about a picture. `name` is what content will call it by; the focus counts from 0 to 1. */
export type SentPicture = {
  name: string;
  fileName: string;
  mediaType: string;
  focus: { x: number; y: number };
  description: Localized;
};

export type ReceivedPicture = { hash: string; width: number; height: number; peakKilobytes: number };

type Kind = { type: 'jpeg' | 'png' | 'webp'; mediaType: string; endings: readonly string[] };

const kinds: readonly (Kind & { begins: readonly (readonly [place: number, bytes: string])[] })[] = [
  { type: 'jpeg', mediaType: 'image/jpeg', endings: ['.jpg', '.jpeg'], begins: [[0, '\xff\xd8\xff']] },
  { type: 'png', mediaType: 'image/png', endings: ['.png'], begins: [[0, '\x89PNG\r\n\x1a\n']] },
  {
    type: 'webp',
    mediaType: 'image/webp',
    endings: ['.webp'],
    begins: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  },
];

/**
 * Receives a picture from staff: reads it to its end, refuses what is too large, of another type than it says, or broken, encodes
 * it in a process of its own, and registers it under its name, in place of the one that had this name. Throws a `Refusal`.
 */
export async function receivePicture(
  { db, dataDir }: { db: Database; dataDir: string },
  stream: Readable,
  sent: SentPicture,
): Promise<ReceivedPicture> {
  const uploads = uploadsFolder(dataDir);
  const folder = path.join(uploads, `.receiving-${randomBytes(8).toString('hex')}`);
  const [original, encoded] = [path.join(folder, 'original'), path.join(folder, 'encoded')];
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const hash = await keep(stream, original);
    const { type } = await kindOf(original, sent);
    const answer = await inTurn(() => encodeApart(original, type, encoded));
    const { width, height, placeholder } = answer.picture;
    await settle(encoded, path.join(uploads, hash));
    const row = {
      kind: 'raster' as const,
      source: 'upload' as const,
      hash,
      width,
      height,
      placeholder,
      focusX: sent.focus.x,
      focusY: sent.focus.y,
      description: JSON.stringify(sent.description),
    };
    await db
      .insertInto('picture')
      .values({ name: sent.name, ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute();
    return { hash, width, height, peakKilobytes: answer.peakKilobytes };
  } finally {
    // The original goes too: it may say where and by whom it was taken.
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes the stream into a file, no further than is allowed, and answers its hash. */
async function keep(stream: Readable, file: string): Promise<string> {
  const hash = startHash('raster');
  let bytes = 0;
  const measured = new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      hash.add(piece);
      done(bytes > mostBytes ? new Refusal('pictureTooManyBytes') : null, piece);
    },
  });
  await pipeline(stream, measured, createWriteStream(file, { mode: 0o600 }));
  return hash.end();
}

/** The type that the content has, where name and sender say the same. */
async function kindOf(file: string, { fileName, mediaType }: SentPicture): Promise<Kind> {
  await using opened = await open(file);
  const { buffer, bytesRead } = await opened.read(Buffer.alloc(16), 0, 16, 0);
  const beginning = buffer.toString('latin1', 0, bytesRead);
  const kind = kinds.find(({ begins }) => begins.every(([place, bytes]) => beginning.startsWith(bytes, place)));
  if (kind === undefined) throw new Refusal('pictureTypeRefused');
  const ending = path.extname(fileName).toLowerCase();
  if (mediaType !== kind.mediaType || !kind.endings.includes(ending)) throw new Refusal('pictureTypeDiffers');
  return kind;
}

let last: Promise<unknown> = Promise.resolve();

/** One at a time: each may take a processor and a quarter of a gigabyte. */
function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  const next = last.then(task, task);
  last = next.catch(() => undefined);
  return next;
}

/** Runs the encoding process, and ends it when it takes too long or too much. */
async function encodeApart(original: string, type: string, folder: string) {
  const program = path.join(import.meta.dirname, 'encode-process.ts');
  const child = spawn(process.execPath, ['--max-old-space-size=64', program, original, type, folder], {
    // Nothing of the server's own is there to be read: no address, no secret.
    env: { PATH: process.env.PATH, ...frugal },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    said += piece;
  });
  const { pid } = child;
  if (pid !== undefined) os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
  const end = (): void => void child.kill('SIGKILL');
  const late = setTimeout(end, mostMilliseconds);
  const watch = setInterval(() => void memoryOf(pid).then((bytes) => bytes > mostMemory && end()), 50);
  try {
    const status = await new Promise<number | null>((resolve, reject) =>
      child.once('error', reject).once('close', resolve),
    );
    if (status !== 0) throw new Refusal('pictureTooDemanding');
  } finally {
    clearTimeout(late);
    clearInterval(watch);
  }
  const answer = processAnswer.parse(JSON.parse(said));
  if ('refused' in answer) throw new Refusal(answer.refused satisfies ErrorCode);
  return answer;
}

/** Resident bytes of a process; 0 where the system does not tell. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}

/** Puts the sizes in their place at once. The same picture may lie there already: it is the same. */
async function settle(encoded: string, place: string): Promise<void> {
  try {
    await rename(encoded, place);
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && ['ENOTEMPTY', 'EEXIST'].includes(String(error.code));
    if (!taken) throw error;
  }
}
