import S3rver from '@20minutes/s3rver';

/** The bucket and the credentials of the service. */
export const s3Account = {
  bucket: 'visitors',
  region: 'us-east-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
} as const;

/** Starts an S3-compatible service with one empty bucket, whose files are in `directory`. */
export async function startS3Service(directory: string): Promise<{ endpoint: string; close: () => Promise<void> }> {
  const service = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: s3Account.bucket }],
  });
  const { port } = await service.run();
  return { endpoint: `http://127.0.0.1:${port}`, close: () => service.close() };
}

/** The environment of a server that stores its files in the service. */
export function s3Environment(endpoint: string) {
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: s3Account.bucket,
    S3_ACCESS_KEY_ID: s3Account.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3Account.secretAccessKey,
  };
}
