import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Readable } from 'node:stream';
import { checkedName, FileMissingError, type FileStore, visitorNames } from './file-store.ts';

export type S3Options = {
  /** Undefined: Amazon S3 in the region. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Any S3-compatible service. Files are sent in parts of 5 MB, so that no whole file is in memory. */
export function s3Store(
  { bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Options,
  { prefix = '', names = visitorNames } = {},
): FileStore {
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    // Many S3-compatible services do not support Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A half-open connection would block its caller, such as the nightly job with its locks.
    requestHandler: { connectionTimeout: 5000, socketTimeout: 60_000 },
  });
  const target = (name: string) => ({ Bucket: bucket, Key: prefix + checkedName(name, names) });

  return {
    put: async (name, content) => {
      const body = Readable.from(content, { objectMode: false });
      const upload = new Upload({ client, params: { ...target(name), Body: body }, queueSize: 1 });
      await upload.done();
    },
    get: async (name, range) => {
      try {
        const part = range && { Range: `bytes=${range.start}-${range.end}` };
        const { Body } = await client.send(new GetObjectCommand({ ...target(name), ...part }));
        if (Body instanceof Readable) return Body;
        throw new FileMissingError();
      } catch (error) {
        throw error instanceof NoSuchKey ? new FileMissingError() : error;
      }
    },
    size: async (name) => {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand(target(name)));
        if (ContentLength === undefined) throw new Error(`The service did not return the size of ${name}`);
        return ContentLength;
      } catch (error) {
        throw error instanceof NotFound ? new FileMissingError() : error;
      }
    },
    remove: async (name) => {
      await client.send(new DeleteObjectCommand(target(name)));
    },
    check: async () => {
      try {
        // A request for the bucket itself would need another permission.
        await client.send(new GetObjectCommand(target('0'.repeat(32))));
      } catch (error) {
        if (!(error instanceof NoSuchKey)) throw error;
      }
    },
    freeBytes: async () => Infinity,
  };
}
