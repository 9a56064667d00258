import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Readable } from 'node:stream';
import { checkedName, FileMissing, type FileStore } from './file-store.ts';

export type S3Settings = {
  /** Unset: Amazon's own, by region. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Any service that speaks S3. Parts of 5 MB are sent as they come, so that no file is ever held whole. */
export function s3Store({ bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Settings): FileStore {
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    // Many services of others do not know Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const target = (name: string) => ({ Bucket: bucket, Key: checkedName(name) });

  return {
    put: async (name, content) => {
      const body = Readable.from(content, { objectMode: false });
      const upload = new Upload({ client, params: { ...target(name), Body: body }, queueSize: 1 });
      await upload.done();
    },
    get: async (name) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(target(name)));
        if (Body instanceof Readable) return Body;
        throw new FileMissing();
      } catch (error) {
        throw error instanceof NoSuchKey ? new FileMissing() : error;
      }
    },
    remove: async (name) => {
      await client.send(new DeleteObjectCommand(target(name)));
    },
  };
}
