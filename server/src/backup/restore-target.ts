import type { Config } from '../config/config.ts';

/** Where a restore writes, for the operator. A password is left out. */
export function targetOf({ databaseUrl, dataDir, s3 }: Pick<Config, 'databaseUrl' | 'dataDir' | 's3'>): string {
  const files = s3 === undefined ? dataDir : `the bucket ${s3.bucket}`;
  return `${databaseOf(databaseUrl, dataDir)}, and files into ${files}`;
}

function databaseOf(databaseUrl: string | undefined, dataDir: string): string {
  if (databaseUrl === undefined) return `the embedded store of ${dataDir}`;
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `the database ${decodeURIComponent(pathname.slice(1))} at ${searchParams.get('host') ?? host}`;
}
