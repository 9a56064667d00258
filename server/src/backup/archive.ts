/**
 * A backup archive is a tar in an age file: `age -d -i KEY FILE | tar x` and `sha256sum -c
 * SHA256SUMS` open and check it.
 */
import { codeOf } from '../errors/error-code.ts';
import { createHash } from 'node:crypto';
import { createReadStream, rmSync } from 'node:fs';
import { link, open, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Decrypter, Encrypter } from 'age-encryption';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { UsageError } from '../command-line/usage-error.ts';
import { startOfBeijingDay } from '../database/beijing-time.ts';
import { type Manifest, manifestName, manifestSchema, sumsName } from './manifest.ts';

type Content = AsyncIterable<Uint8Array>;

/** Adds an entry of exactly `size` bytes. */
export type AddEntry = (name: string, size: number, content: Content) => Promise<void>;

/**
 * Writes a complete archive or nothing: first into a `.part` file, which is then linked. Throws a
 * `UsageError` if the file exists.
 */
export async function writeArchive(
  file: string,
  recipients: readonly string[],
  fill: (add: AddEntry) => Promise<void>,
): Promise<void> {
  const unfinished = `${file}.part`;
  const output = await open(unfinished, 'wx', 0o600).catch((error: unknown) => throwFileError(file, error));
  const removeUnfinished = () => rmSync(unfinished, { force: true });
  const stop = cleanUpOnSignal(removeUnfinished);
  try {
    const { readable, controller } = createTarPacker();
    const encrypter = new Encrypter();
    for (const recipient of recipients) encrypter.addRecipient(recipient);
    const encrypted = await encrypter.encrypt(readable);
    const filled = fillTar(controller, fill).catch((error: unknown) => {
      controller.error(error);
      throw error;
    });
    // With `allSettled` both tasks have ended before an error is thrown; nothing continues in the background.
    const results = await Promise.allSettled([writeFile(output, encrypted), filled]);
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    await output.sync();
    await link(unfinished, file).catch((error: unknown) => throwFileError(file, error));
    await rm(unfinished);
    await using folder = await open(path.dirname(file));
    await folder.sync();
  } finally {
    await output.close();
    removeUnfinished();
    stop();
  }
}

type TarPacker = ReturnType<typeof createTarPacker>['controller'];

async function fillTar(tar: TarPacker, fill: (add: AddEntry) => Promise<void>): Promise<void> {
  const mtime = startOfBeijingDay(new Date());
  const sums: string[] = [];
  const add: AddEntry = async (name, size, content) => {
    const hash = createHash('sha256');
    await ReadableStream.from(hashed(content, hash)).pipeTo(tar.add({ name, size, mtime, mode: 0o600 }));
    sums.push(`${hash.digest('hex')}  ${name}\n`);
  };
  await fill(add);
  const all = Buffer.from(sums.join(''));
  await add(sumsName, all.length, chunksOf(all));
  tar.finalize();
}

/**
 * Reads an archive from its beginning and compares each entry with `SHA256SUMS`, which is the last
 * entry. Throws a `UsageError`.
 */
export async function readArchive(
  file: string,
  identity: string,
  visit: (name: string, content: Content) => Promise<void>,
): Promise<void> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const input = createReadStream(file, { highWaterMark: 256 * 1024 });
  const found: string[] = [];
  let sums: string | undefined;
  try {
    const tar = await decrypter.decrypt(ReadableStream.from(input));
    for await (const { header, body } of tar.pipeThrough(createTarDecoder({ strict: true }))) {
      if (header.name === sumsName) {
        sums = await textOf(body);
        continue;
      }
      const hash = createHash('sha256');
      await visit(header.name, hashed(body, hash));
      found.push(`${hash.digest('hex')}  ${header.name}\n`);
    }
  } finally {
    input.destroy();
  }
  if (sums !== found.join('')) throw new UsageError(`${file} is damaged: its content differs from ${sumsName}`);
}

/**
 * Reads a whole archive without changing anything and returns its manifest. Throws a `UsageError`
 * if it is damaged.
 */
export async function verifyArchive(file: string, identity: string): Promise<Manifest> {
  let manifest = '';
  try {
    await readArchive(file, identity, async (name, content) => {
      if (name === manifestName) manifest = await textOf(content);
      else await drain(content);
    });
    return manifestSchema.parse(JSON.parse(manifest));
  } catch (error) {
    throw archiveErrorOf(file, error);
  }
}

function archiveErrorOf(file: string, error: unknown): unknown {
  if (error instanceof UsageError || !(error instanceof Error)) return error;
  if (codeOf(error) === 'ENOENT') return new UsageError(`${file} does not exist`, { cause: error });
  // Any other code is an error of the disk: the archive itself may be intact.
  if (codeOf(error) !== undefined) return error;
  if (/no identity matched/i.test(error.message))
    return new UsageError(`This key does not open ${file}: the archive is encrypted to another key`, { cause: error });
  return new UsageError(`${file} is damaged, incomplete or not a backup: ${error.message}`, { cause: error });
}

async function drain(content: Content): Promise<void> {
  for await (const _ of content);
}

export async function* chunksOf(...all: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* all;
}

export async function textOf(content: Content): Promise<string> {
  return (await buffer(content)).toString('utf8');
}

/** Passes content on and hashes it. */
export async function* hashed(content: Content, hash: ReturnType<typeof createHash>): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}

/** Cleans up when a signal ends the process; returns a function that stops this. */
function cleanUpOnSignal(cleanUp: () => void): () => void {
  const end = () => {
    cleanUp();
    process.exit(1);
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.on(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
}

function throwFileError(file: string, error: unknown): never {
  const code = codeOf(error);
  if (code === 'EEXIST')
    throw new UsageError(
      `${file} or ${file}.part exists and is not overwritten. A killed backup leaves a .part file: delete it`,
      { cause: error },
    );
  if (code === 'ENOENT') throw new UsageError(`The folder of ${file} does not exist`, { cause: error });
  throw error;
}
