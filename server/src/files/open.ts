import type { Config } from '../config/config.ts';
import type { FileStore } from './file-store.ts';
import { filesIn } from './folder-store.ts';

/**
 * Opens the configured store of visitors' files. The S3 client is large, so it is imported only
 * when it is used.
 */
export async function openFiles({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  if (s3 === undefined) return filesIn(dataDir);
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(s3);
}
