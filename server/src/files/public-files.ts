import { createReadStream } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import type { FileStore } from './file-store.ts';
import { folderStore, isMissing } from './folder-store.ts';

/** Public files: pictures `<hash>/<width>.avif`, share cards `<version>.jpg`, and documents of products `<slot>.pdf`. */
export type PublicFiles = { pictures: FileStore; shareCards: FileStore; productDocuments: FileStore };

const folders = { pictures: 'pictures', shareCards: 'share-cards', productDocuments: 'product-documents' } as const;

export const publicNames = /^(?:[\da-f]{20}\/)?[\da-f]{1,20}\.(?:avif|webp|jpg|pdf)$/;

/** The folders that are used without S3. */
export function publicFilesIn(dataDir: string): PublicFiles {
  const inFolder = (name: string) => folderStore(path.join(dataDir, name), { names: publicNames, namesRepeat: true });
  return {
    pictures: inFolder(folders.pictures),
    shareCards: inFolder(folders.shareCards),
    productDocuments: inFolder(folders.productDocuments),
  };
}

/**
 * With S3, public files are in the bucket of visitors' files, under a prefix. Files from earlier
 * folders are moved there.
 */
export async function openPublicFiles({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<PublicFiles> {
  if (s3 === undefined) return publicFilesIn(dataDir);
  const { s3Store } = await import('./s3-store.ts');
  const inBucket = (name: string) => s3Store(s3, { prefix: `${name}/`, names: publicNames });
  const files = {
    pictures: inBucket(folders.pictures),
    shareCards: inBucket(folders.shareCards),
    productDocuments: inBucket(folders.productDocuments),
  };
  await movePictures(path.join(dataDir, folders.pictures), files.pictures);
  return files;
}

/** Moves uploaded pictures from a folder into the bucket; share cards are drawn again. */
async function movePictures(folder: string, store: FileStore): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    // Without the names the pictures would be deleted and not moved.
    throw error;
  });
  for (const name of names)
    if (publicNames.test(name)) await store.put(name, createReadStream(path.join(folder, name)));
  await rm(folder, { recursive: true, force: true });
}
