import type { Config } from '../config/config.ts';
import type { FileStore } from './file-store.ts';
import { filesIn } from './folder-store.ts';

/** Where the configuration says that visitors' files lie. The client for S3 is large: it is read only where it is used. */
export async function openFiles({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  if (s3 === undefined) return filesIn(dataDir);
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(s3);
}
