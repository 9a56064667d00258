import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ErrorCode } from 'contract/errors.ts';
import type { Localized } from 'contract/localized.ts';
import { type Kysely, sql } from 'kysely';
import PQueue from 'p-queue';
import { z } from 'zod';
import { projectFolder } from '../config/project-folder.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { PublicFiles } from '../files/public-files.ts';
import { HttpError } from '../http/http-error.ts';
import { startHash } from './hash.ts';

const megabyte = 1024 * 1024;
const maxBytes = 32 * megabyte;
const maxMemory = 256 * megabyte;
/** Of CPU time: on a busy machine a picture is not too demanding because it had to wait. */
const maxCpuSeconds = 90;
const maxMilliseconds = 600_000;

/**
 * Makes malloc return memory at once. At 50 megapixels the process needs 150 to 250 MB instead of
 * 170 to 330.
 */
const mallocEnvironment = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '65536' };

const encodedPicture = z.object({ width: z.int(), height: z.int(), placeholder: z.string() });
const encodingResult = z.union([
  z.object({ picture: encodedPicture, peakKilobytes: z.number() }),
  z.object({ rejection: z.enum(['pictureTypeDiffers', 'pictureTooLarge', 'pictureBroken']) }),
]);

/** The output of the encoding process. */
export type EncodingResult = z.infer<typeof encodingResult>;

/** What staff state about a picture. Content uses `name`; the focus is from 0 to 1. */
export type SentPicture = {
  name: string;
  fileName: string;
  mediaType: string;
  focus: { x: number; y: number };
  description: Localized;
};

/** A picture whose files are stored, but which is not in the library yet. */
export type PreparedPicture = {
  hash: string;
  width: number;
  height: number;
  placeholder: string;
  peakKilobytes: number;
  sent: SentPicture;
};

type Kind = { type: 'jpeg' | 'png' | 'webp'; mediaType: string; extensions: readonly string[] };

const kinds: readonly (Kind & { signature: readonly (readonly [offset: number, bytes: string])[] })[] = [
  { type: 'jpeg', mediaType: 'image/jpeg', extensions: ['.jpg', '.jpeg'], signature: [[0, '\xff\xd8\xff']] },
  { type: 'png', mediaType: 'image/png', extensions: ['.png'], signature: [[0, '\x89PNG\r\n\x1a\n']] },
  {
    type: 'webp',
    mediaType: 'image/webp',
    extensions: ['.webp'],
    signature: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  },
];

const receivingPrefix = '.receiving-';
// Containers that share the folder all have the process id 1.
const ownPrefix = `${receivingPrefix}${os.hostname()}-`;
/** No request lasts longer (app.ts). */
const maxReceivingMilliseconds = 3_600_000;

type PictureStores = { db: Kysely<Tables>; dataDir: string; publicFiles: PublicFiles };

/**
 * Receives a picture from staff and stores its files. It rejects one that is too large, broken or
 * not of its stated type. It encodes the picture in a separate process. The picture is in the
 * library when `registerPicture` has committed; otherwise its files are deleted a day later. Throws
 * an `HttpError`.
 */
export async function preparePicture(
  { db, dataDir, publicFiles }: PictureStores,
  stream: Readable,
  sent: SentPicture,
): Promise<PreparedPicture> {
  const folder = path.join(dataDir, `${ownPrefix}${process.pid}-${randomBytes(8).toString('hex')}`);
  const [original, encoded] = [path.join(folder, 'original'), path.join(folder, 'encoded')];
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const hash = await writeOriginal(stream, original);
    const { type } = await kindOf(original, sent);
    const { picture, peakKilobytes } = await encodings.add(async () => {
      const encoding = await encodeInChild(original, type, encoded);
      // Before the files, so that those of an upload that is cut off are deleted later.
      await recordPictureFiles(db, { hash, width: encoding.picture.width });
      for (const file of await readdir(encoded))
        await publicFiles.pictures.put(`${hash}/${file}`, createReadStream(path.join(encoded, file)));
      return encoding;
    });
    return { ...picture, hash, peakKilobytes, sent };
  } finally {
    // The original is deleted too: its metadata may say where and by whom it was taken.
    await rm(folder, { recursive: true, force: true });
  }
}

/** Adds a prepared picture to the library, or replaces the one of its name. */
export async function registerPicture(
  db: Database,
  { hash, width, height, placeholder, sent }: PreparedPicture,
): Promise<void> {
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
  const replaced = await db
    .selectFrom('picture')
    .select(['hash', 'width', 'source'])
    .where('name', '=', sent.name)
    .executeTakeFirst();
  // The day until the old files are deleted begins now.
  if (replaced?.source === 'upload') await recordPictureFiles(db, replaced);
  await db
    .insertInto('picture')
    .values({ name: sent.name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** Receives a picture and adds it to the library. Throws an `HttpError`. */
export async function receivePicture(
  stores: PictureStores,
  stream: Readable,
  sent: SentPicture,
): Promise<PreparedPicture> {
  const prepared = await preparePicture(stores, stream, sent);
  await stores.db.transaction().execute((transaction) => registerPicture(transaction, prepared));
  return prepared;
}

/**
 * Deletes the originals of processes that were killed while they received a picture. Their metadata
 * may say where and by whom they were taken.
 */
export async function removeUnfinishedOriginals(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const folder = path.join(dataDir, name);
    if (name.startsWith(receivingPrefix) && (await isAbandoned(name, folder)))
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function isAbandoned(name: string, folder: string): Promise<boolean> {
  if (!name.startsWith(ownPrefix)) {
    const { mtimeMs } = await stat(folder);
    return Date.now() - mtimeMs > maxReceivingMilliseconds;
  }
  const pid = Number(name.slice(ownPrefix.length).split('-')[0]);
  // A new process may have the id of the killed one.
  return pid === process.pid || !isRunning(pid);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Records that a picture's files are stored. Unused files are deleted a day after the last record. */
export async function recordPictureFiles(
  db: Database,
  { hash, width }: { hash: string; width: number },
): Promise<void> {
  await db
    .insertInto('pictureFiles')
    .values({ hash, width })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ storedAt: sql<Date>`now()` }))
    .execute();
}

/** Writes the stream into a file up to the size limit and returns its hash. */
async function writeOriginal(stream: Readable, file: string): Promise<string> {
  const hash = startHash('raster');
  let bytes = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.add(chunk);
      done(bytes > maxBytes ? new HttpError('pictureTooManyBytes') : null, chunk);
    },
  });
  await pipeline(stream, limited, createWriteStream(file, { mode: 0o600 }));
  return hash.end();
}

/** The type of the content; throws unless the file name and media type agree with it. */
async function kindOf(file: string, { fileName, mediaType }: SentPicture): Promise<Kind> {
  await using opened = await open(file);
  const { buffer, bytesRead } = await opened.read(Buffer.alloc(16), 0, 16, 0);
  const beginning = buffer.toString('latin1', 0, bytesRead);
  const kind = kinds.find(({ signature }) => signature.every(([offset, bytes]) => beginning.startsWith(bytes, offset)));
  if (kind === undefined) throw new HttpError('pictureTypeRefused');
  const extension = path.extname(fileName).toLowerCase();
  if (mediaType !== kind.mediaType || !kind.extensions.includes(extension)) throw new HttpError('pictureTypeDiffers');
  return kind;
}

/** One at a time: an encoding may need a whole core and 256 MB. */
const encodings = new PQueue({ concurrency: 1 });

/** Runs the encoding process, with a limit on its time and memory. */
async function encodeInChild(original: string, type: string, folder: string) {
  const program = path.join(projectFolder, 'server/src/pictures/encode-process.ts');
  const command = [process.execPath, '--max-old-space-size=64', program, original, type, folder];
  const child = spawn('/bin/sh', ['-c', 'ulimit -t "$0" && exec "$@"', String(maxCpuSeconds), ...command], {
    // The environment of the server, with its secrets, is not passed on.
    env: { PATH: process.env.PATH, ...mallocEnvironment },
    // Its input ends with this process, and it with its input.
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  const { pid } = child;
  if (pid !== undefined) os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
  const kill = (): void => void child.kill('SIGKILL');
  const timeout = setTimeout(kill, maxMilliseconds);
  const memoryCheck = setInterval(() => void memoryOf(pid).then((bytes) => bytes > maxMemory && kill()), 50);
  try {
    const status = await new Promise<number | null>((resolve, reject) =>
      child.once('error', reject).once('close', resolve),
    );
    if (status !== 0) throw new HttpError('pictureTooDemanding');
  } finally {
    clearTimeout(timeout);
    clearInterval(memoryCheck);
  }
  const result = encodingResult.parse(JSON.parse(output));
  if ('rejection' in result) throw new HttpError(result.rejection satisfies ErrorCode);
  return result;
}

/** The resident memory of a process in bytes; 0 if unknown. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}
