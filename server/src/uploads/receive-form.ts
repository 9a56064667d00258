import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { postedFile } from 'contract/uploads/posted-file.ts';
import { maxFileBytes } from 'contract/uploads/uploads.ts';
import { watchUploadProgress } from '../http/body-timeout.ts';
import { HttpError } from '../http/http-error.ts';
import { chunksOf, limitBytes, type IncomingFile } from './receive-file.ts';

export type ReceivedForm<Saved> = {
  fields: URLSearchParams;
  /** Undefined if no file was chosen. */
  file: { saved: Saved } | { error: HttpError } | undefined;
};

/**
 * Reads a multipart form with at most one file, which streams to `save`. A rejected file does not reject the form: the
 * fields are returned with the error, so that nothing that was typed is lost.
 */
export async function receiveForm<Saved>(
  request: IncomingMessage,
  fieldBytes: number,
  save: (file: IncomingFile) => Promise<Saved>,
): Promise<ReceivedForm<Saved>> {
  const parser = createParser(request.headers, fieldBytes);
  const fields = new URLSearchParams();
  const wholeBody = Promise.withResolvers<void>();
  wholeBody.promise.catch(() => undefined);
  let content: PassThrough | undefined;
  let file: Promise<NonNullable<ReceivedForm<Saved>['file']>> | undefined;

  const fail = (httpError: HttpError): void => {
    wholeBody.reject(httpError);
    content?.destroy(httpError);
  };
  const countFields = limitBytes(fieldBytes, () => fail(new HttpError('payloadTooLarge')));
  parser.on('field', (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) fail(new HttpError('payloadTooLarge'));
    countFields(name);
    countFields(value);
    fields.append(name, value);
  });
  parser.on('file', (name, stream, fileName) => {
    // Without a listener an error would end the process.
    stream.on('error', () => content?.destroy(new HttpError('badRequest')));
    // Browsers send an empty file field as a file without a name.
    if (content !== undefined || name !== postedFile.chosen || fileName === '') {
      stream.resume();
      return;
    }
    // A destroyed stream would stop the parser. So what `save` does not read is read here, up to the fields behind it.
    const chunks = stream.pipe(new PassThrough());
    content = chunks;
    chunks.on('error', () => undefined);
    stream.once('limit', () => chunks.destroy(new HttpError('uploadTooLarge')));
    file = save({ fileName, content: chunksOf(chunks, wholeBody.promise) }).then(
      (saved) => ({ saved }),
      (error: unknown) => {
        stream.unpipe(chunks).resume();
        if (error instanceof HttpError) return { error };
        throw error;
      },
    );
    file.catch(() => undefined);
  });
  for (const exceeded of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(exceeded, () => fail(new HttpError('badRequest')));
  parser.on('error', () => fail(new HttpError('badRequest')));
  parser.on('finish', () => wholeBody.resolve());
  const countBody = limitBytes(maxFileBytes + fieldBytes, () => {
    request.unpipe(parser).pause();
    if (content === undefined) return fail(new HttpError('payloadTooLarge'));
    // The fields before the file are known.
    content.destroy(new HttpError('uploadTooLarge'));
    wholeBody.resolve();
  });
  for (const end of ['aborted', 'error', 'close'] as const)
    request.once(end, () => request.readableEnded || fail(new HttpError('badRequest')));
  const stopWatching = watchUploadProgress(request, () => fail(new HttpError('requestTimeout')));
  request.on('data', countBody).pipe(parser);
  try {
    await wholeBody.promise;
    return { fields, file: await file };
  } catch (error) {
    // What has arrived is removed before the response.
    await file?.catch(() => undefined);
    throw error;
  } finally {
    stopWatching();
    request.off('data', countBody).unpipe(parser);
  }
}

function createParser(headers: IncomingMessage['headers'], fieldSize: number) {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
      preservePath: true,
      limits: {
        files: 2,
        fields: 50,
        headerPairs: 16,
        headerSize: 8 * 1024,
        fieldNameSize: 100,
        fieldSize,
        fileSize: maxFileBytes,
      },
    });
  } catch {
    // The boundary is missing.
    throw new HttpError('badRequest');
  }
}
