import { megabyte } from 'contract/megabyte.ts';
import { Unzip, UnzipInflate } from 'fflate';

export type ZipErrorCode = 'uploadTypeDiffers' | 'uploadUnpacksTooLarge';

/**
 * Limits against zip bombs, for what is really unpacked. Apache POI also uses a ratio of 100
 * (ZipSecureFile, MIN_INFLATE_RATIO). The first megabytes are exempt, because short documents
 * compress better than long ones.
 */
export const unpackingLimits = {
  entries: 10_000,
  bytes: 256 * megabyte,
  ratio: 100,
  freeBytes: 16 * megabyte,
  milliseconds: 5000,
};

export type ZipInspection = {
  /** Takes the next bytes and returns an error, if any; nothing may be pushed after an error. */
  push: (bytes: Uint8Array) => ZipErrorCode | undefined;
  /** Call it after the last bytes. */
  end: () => ZipErrorCode | undefined;
};

class ZipError extends Error {
  readonly code: ZipErrorCode;
  constructor(code: ZipErrorCode) {
    super(code);
    this.code = code;
  }
}

/** Deflate expands up to a thousandfold: a chunk of this size unpacks to a few megabytes at most. */
const chunkBytes = 4096;

/**
 * Unpacks an Office file as it streams and counts the output, because the zip's directory may lie.
 * The file must contain an entry whose name matches `requiredEntry`, which identifies its type, and
 * no macros.
 */
export function inspectOfficeZip(requiredEntry: RegExp, limits = unpackingLimits): ZipInspection {
  let hasRequiredEntry = false;
  let entries = 0;
  let packed = 0;
  let unpacked = 0;
  let milliseconds = 0;

  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > limits.entries) throw new ZipError('uploadUnpacksTooLarge');
    if (/vbaProject\.bin$/i.test(file.name)) throw new ZipError('uploadTypeDiffers');
    if (requiredEntry.test(file.name)) hasRequiredEntry = true;
    file.ondata = (error, chunk) => {
      // fflate also passes on errors that are thrown below.
      if (error) throw error instanceof ZipError ? error : new ZipError('uploadTypeDiffers');
      unpacked += chunk.length;
      if (unpacked > Math.min(limits.bytes, limits.freeBytes + limits.ratio * packed))
        throw new ZipError('uploadUnpacksTooLarge');
    };
    file.start();
  });
  unzip.register(UnzipInflate);

  function push(bytes: Uint8Array, last: boolean): ZipErrorCode | undefined {
    const start = performance.now();
    packed += bytes.length;
    try {
      unzip.push(bytes, last);
    } catch (error) {
      return error instanceof ZipError ? error.code : 'uploadTypeDiffers';
    }
    milliseconds += performance.now() - start;
    return milliseconds > limits.milliseconds ? 'uploadUnpacksTooLarge' : undefined;
  }

  return {
    push: (bytes) => {
      for (let from = 0; from < bytes.length; from += chunkBytes) {
        const code = push(bytes.subarray(from, from + chunkBytes), false);
        if (code !== undefined) return code;
      }
      return undefined;
    },
    end: () => push(new Uint8Array(), true) ?? (hasRequiredEntry ? undefined : 'uploadTypeDiffers'),
  };
}
