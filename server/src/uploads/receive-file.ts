import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { largestFile, uploadFile } from 'contract/uploads.ts';
import { watchPace } from '../http/body-pace.ts';
import { Refusal } from '../http/refusal.ts';

/** The names that the field may have: the specification's, misspelt, and the right one (W12). */
const fieldNames = ['filedName', 'file'];

export type IncomingFile = {
  /** As it was sent; may be empty, and may hold anything. */
  fileName: string;
  /** Its content, at most 50 MiB; throws a `Refusal` where more comes, and where the request ends before the file does. */
  content: AsyncIterable<Uint8Array>;
};

/**
 * Reads the one file of a multipart body as it comes and hands it to `keep`. Nothing is kept until the last boundary
 * has been seen: `keep` may still be told to fail after the content's last piece.
 */
export async function receiveFile<Kept>(
  request: IncomingMessage,
  keep: (file: IncomingFile) => Promise<Kept>,
): Promise<Kept> {
  const type = request.headers['content-type'];
  if (type === undefined || !/^multipart\/form-data\s*;/i.test(type)) throw new Refusal('unsupportedMediaType');
  const parser = openParser({ ...request.headers, 'content-type': type });
  const whole = Promise.withResolvers<void>();
  const kept = Promise.withResolvers<Kept>();
  let content: Readable | undefined;
  const fail = (refusal: Refusal): void => {
    whole.reject(refusal);
    // Once it is being kept, whoever keeps it clears up first.
    if (content === undefined) kept.reject(refusal);
    else content.destroy(refusal);
  };
  const tooLarge = (): void => {
    // Nothing more is read while what was kept is cleared up.
    request.unpipe(parser).pause();
    fail(new Refusal('uploadTooLarge'));
  };
  let left = uploadFile.limit.bodyBytes;
  // The parser counts the file alone: before, between and behind its boundaries there is room without an end.
  const count = (piece: Buffer): void => {
    left -= piece.length;
    if (left < 0) tooLarge();
  };
  const failWith = (code: 'badRequest' | 'uploadMissing') => () => fail(new Refusal(code));
  whole.promise.catch(() => undefined);
  parser.on('file', (field, stream, fileName) => {
    // It may be destroyed when nobody reads it any more; without a listener that would end the process.
    stream.on('error', () => undefined);
    if (content !== undefined || !fieldNames.includes(field)) {
      stream.resume();
      fail(new Refusal('uploadMissing'));
      return;
    }
    content = stream;
    stream.once('limit', tooLarge);
    keep({ fileName: fileName ?? '', content: until(stream, whole.promise) }).then(kept.resolve, kept.reject);
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, failWith('uploadMissing'));
  parser.on('error', failWith('badRequest'));
  parser.on('finish', () => {
    whole.resolve();
    if (content === undefined) kept.reject(new Refusal('uploadMissing'));
  });
  // What is complete on the wire may still lie unread when its connection ends: then nobody reads it any more.
  for (const end of ['aborted', 'error', 'close'] as const)
    request.once(end, () => request.readableEnded || fail(new Refusal('badRequest')));
  const stopWatching = watchPace(request, () => fail(new Refusal('requestTimeout')));
  request.on('data', count).pipe(parser);
  try {
    return await kept.promise;
  } finally {
    stopWatching();
    request.off('data', count).unpipe(parser);
  }
}

function openParser(headers: IncomingMessage['headers'] & { 'content-type': string }) {
  try {
    return new Busboy({
      headers,
      // A part without a file name is a file as well.
      isPartAFile: () => true,
      preservePath: true,
      limits: {
        files: 2,
        parts: 3,
        headerPairs: 16,
        headerSize: 8 * 1024,
        fieldNameSize: 100,
        fileSize: largestFile,
      },
    });
  } catch {
    // No boundary.
    throw new Refusal('badRequest');
  }
}

/** The pieces of a file; its end is only told when the whole body has been read. */
async function* until(stream: Readable, whole: Promise<void>): AsyncGenerator<Uint8Array> {
  try {
    yield* stream;
  } catch (error) {
    // The parser ends a part that breaks off with an error of its own, sometimes before it tells of it itself.
    throw error instanceof Refusal ? error : new Refusal('badRequest');
  }
  await whole;
}
