import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { maxFileBytes, uploadFile } from 'contract/uploads/uploads.ts';
import type { AnyErrorCode } from '../http/error-texts.ts';
import { watchUploadProgress } from '../http/body-timeout.ts';
import { HttpError } from '../http/http-error.ts';

/** The accepted field names: the specification's misspelt one and the correct one (W12). */
const fieldNames = ['filedName', 'file'];

export type IncomingFile = {
  /** The name as it was sent; it may be empty or contain anything. */
  fileName: string;
  /** The content, up to the limit. Throws an `HttpError` if it is longer or ends early. */
  content: AsyncIterable<Uint8Array>;
};

/** The largest file and the largest body around it, and the error for a larger one. */
export type FileLimit = { fileBytes: number; bodyBytes: number; tooLarge: AnyErrorCode };

const visitorLimit: FileLimit = {
  fileBytes: maxFileBytes,
  bodyBytes: uploadFile.limit.bodyBytes,
  tooLarge: 'uploadTooLarge',
};

/**
 * Streams the single file of a multipart body to `save`. The content ends only after the last
 * boundary, so `save` may still fail after the last chunk.
 */
export async function receiveFile<Saved>(
  request: IncomingMessage,
  save: (file: IncomingFile) => Promise<Saved>,
  limit: FileLimit = visitorLimit,
): Promise<Saved> {
  const parser = createParser(request.headers, limit.fileBytes);
  const wholeBody = Promise.withResolvers<void>();
  const saved = Promise.withResolvers<Saved>();
  let content: Readable | undefined;
  const fail = (httpError: HttpError): void => {
    wholeBody.reject(httpError);
    // The saving code cleans up before the error is returned.
    if (content === undefined) saved.reject(httpError);
    else content.destroy(httpError);
  };
  const tooLarge = (): void => {
    // Reading stops while partial data is removed.
    request.unpipe(parser).pause();
    fail(new HttpError(limit.tooLarge));
  };
  // The parser limits only the file; the data around its boundaries would be unlimited.
  const count = limitBytes(limit.bodyBytes, tooLarge);
  const failWith = (code: 'badRequest' | 'uploadMissing') => () => fail(new HttpError(code));
  wholeBody.promise.catch(() => undefined);
  parser.on('file', (field, stream, fileName) => {
    // The stream may be destroyed when nobody reads it. Without a listener that would end the process.
    stream.on('error', () => undefined);
    if (content !== undefined || !fieldNames.includes(field)) {
      stream.resume();
      fail(new HttpError('uploadMissing'));
      return;
    }
    content = stream;
    stream.once('limit', tooLarge);
    save({ fileName: fileName ?? '', content: chunksOf(stream, wholeBody.promise) }).then(saved.resolve, saved.reject);
  });
  for (const exceeded of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(exceeded, failWith('uploadMissing'));
  parser.on('error', failWith('badRequest'));
  parser.on('finish', () => {
    wholeBody.resolve();
    if (content === undefined) saved.reject(new HttpError('uploadMissing'));
  });
  // A body that is complete on the wire may still be unread when its connection ends.
  for (const end of ['aborted', 'error', 'close'] as const)
    request.once(end, () => request.readableEnded || fail(new HttpError('badRequest')));
  const stopWatching = watchUploadProgress(request, () => fail(new HttpError('requestTimeout')));
  request.on('data', count).pipe(parser);
  try {
    return await saved.promise;
  } finally {
    stopWatching();
    request.off('data', count).unpipe(parser);
  }
}

/** Calls `onExceeded` when the chunks have more bytes than this. */
export function limitBytes(bytes: number, onExceeded: () => void): (chunk: Buffer | string) => void {
  let left = bytes;
  return (chunk) => {
    left -= Buffer.byteLength(chunk);
    if (left < 0) onExceeded();
  };
}

function createParser(headers: IncomingMessage['headers'], fileSize: number) {
  const type = headers['content-type'];
  if (type === undefined || !/^multipart\/form-data\s*;/i.test(type)) throw new HttpError('unsupportedMediaType');
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': type },
      // A part without a file name is a file as well.
      isPartAFile: () => true,
      preservePath: true,
      limits: {
        files: 2,
        parts: 3,
        headerPairs: 16,
        headerSize: 8 * 1024,
        fieldNameSize: 100,
        fileSize,
      },
    });
  } catch {
    // The boundary is missing.
    throw new HttpError('badRequest');
  }
}

/** The chunks of a file; it ends only when the whole body has been read. */
export async function* chunksOf(stream: Readable, wholeBody: Promise<void>): AsyncGenerator<Uint8Array> {
  try {
    yield* stream;
  } catch (error) {
    // The parser ends an incomplete part with its own error.
    throw error instanceof HttpError ? error : new HttpError('badRequest');
  }
  await wholeBody;
}
