import { type FileExtension, reportExtensions } from 'contract/uploads/file-extensions.ts';
import { fileTypeFromBuffer } from 'file-type';
import { HttpError } from '../http/http-error.ts';
import { officeZipInspector } from './office-zip-thread.ts';
import { type ContainerRule, contentOfExtension } from './rules.ts';

/** The number of first bytes that `file-type` reads. */
const headBytes = 4100;

/**
 * Inspects content as it streams, and throws an `HttpError` as soon as it does not match the file's
 * extension. `end` is called after the last chunk, `close` in any case.
 */
type StreamInspector = {
  write: (chunk: Uint8Array) => void | Promise<void>;
  end: () => void | Promise<void>;
  close?: () => void;
};

export type Inspection = {
  content: AsyncIterable<Uint8Array>;
  /** Known once the content has been read. */
  extension: () => FileExtension;
};

/**
 * Passes content on unchanged. Throws an `HttpError`, at its end at the latest, if it does not
 * match the extension. A file without a name gets the extension that its content has.
 */
export function inspect(content: AsyncIterable<Uint8Array>, declared: FileExtension | undefined): Inspection {
  let extension = declared;
  const begin = async (head: Buffer): Promise<StreamInspector> => {
    const detected = (await fileTypeFromBuffer(head)) ?? tiffOf(head);
    extension ??= reportExtensions.find((known) => known === detected?.ext);
    if (extension === undefined) throw new HttpError('uploadTypeRefused');
    return inspectorFor(extension, detected?.mime, head);
  };
  return {
    content: inspected(content, begin),
    extension: () => {
      if (extension === undefined) throw new Error('The content has not been read yet');
      return extension;
    },
  };
}

/**
 * `file-type` finds a TIFF by its first directory, which most programs write behind the picture, far
 * from the head.
 */
function tiffOf(head: Buffer) {
  const isTiff = ['49492a00', '4d4d002a'].includes(head.toString('hex', 0, 4));
  return isTiff ? { ext: 'tif', mime: 'image/tiff' } : undefined;
}

async function* inspected(content: AsyncIterable<Uint8Array>, begin: (head: Buffer) => Promise<StreamInspector>) {
  const buffered: Uint8Array[] = [];
  let bytes = 0;
  let inspector: StreamInspector | undefined;
  const beginWith = async (head: Buffer) => {
    inspector = await begin(head);
    await inspector.write(head);
  };
  try {
    for await (const chunk of content) {
      bytes += chunk.length;
      if (inspector === undefined) buffered.push(chunk);
      else await inspector.write(chunk);
      if (inspector === undefined && bytes >= headBytes) await beginWith(Buffer.concat(buffered.splice(0)));
      yield chunk;
    }
    if (bytes === 0) throw new HttpError('uploadEmpty');
    if (inspector === undefined) await beginWith(Buffer.concat(buffered));
    await inspector?.end();
  } finally {
    inspector?.close?.();
  }
}

function inspectorFor(extension: FileExtension, detected: string | undefined, head: Buffer): StreamInspector {
  const expected = contentOfExtension[extension];
  if ('plainText' in expected) return plainTextInspector(detected);
  return 'container' in expected
    ? containerInspector(expected, head)
    : mediaTypeInspector(expected.mediaTypes, detected);
}

function rejectContent(): never {
  throw new HttpError('uploadTypeDiffers');
}

function mediaTypeInspector(mediaTypes: readonly string[], detected: string | undefined): StreamInspector {
  // Other zip-based formats, such as .docx, are zips as well.
  const isZip = mediaTypes.includes('application/zip') && detected?.startsWith('application/') === true;
  if (detected === undefined || !(mediaTypes.includes(detected) || isZip)) rejectContent();
  return { write: () => undefined, end: () => undefined };
}

/** Types whose signatures have two or three letters, with which a text may begin: BM, MZ, GIF, MAC, DSD. */
const wordLikeTypes = ['image/bmp', 'application/x-msdownload', 'image/gif', 'audio/ape', 'audio/x-dsf'];

/** Plain text has no signature. It must have no NUL except in UTF-16, and must be neither HTML nor a script. */
function plainTextInspector(detected: string | undefined): StreamInspector {
  if (detected !== undefined && !wordLikeTypes.includes(detected)) rejectContent();
  let first = true;
  let isUtf16 = false;
  return {
    write: (chunk) => {
      if (first) {
        first = false;
        const [a, b] = chunk;
        isUtf16 = (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff);
        const start = Buffer.from(chunk.buffer, chunk.byteOffset, Math.min(chunk.length, 1024)).toString('latin1');
        if (/^\s*(#!|<(!doctype|html|svg|script|\?xml))/i.test(start.replace(/^\u00EF\u00BB\u00BF/, '')))
          rejectContent();
      }
      if (!isUtf16 && chunk.includes(0)) rejectContent();
    },
    end: () => undefined,
  };
}

function containerInspector(rule: ContainerRule, head: Buffer): StreamInspector {
  const magic = { compound: 'd0cf11e0a1b11ae1', zip: '504b0304' }[rule.container];
  if (!head.toString('hex', 0, 8).startsWith(magic)) rejectContent();
  return rule.container === 'compound' ? compoundInspector(rule.requiredEntry) : officeZipInspector(rule.requiredEntry);
}

/** Legacy Office files are distinguished by a stream name in the directory, which may be anywhere in the file. */
function compoundInspector(requiredEntry: string): StreamInspector {
  const name = Buffer.from(requiredEntry, 'utf16le');
  let tail = Buffer.alloc(0);
  let found = false;
  return {
    write: (chunk) => {
      if (found) return;
      const seen = Buffer.concat([tail, chunk]);
      found = seen.includes(name);
      tail = seen.subarray(Math.max(0, seen.length - name.length + 1));
    },
    end: () => {
      if (!found) rejectContent();
    },
  };
}
