import { createReadStream } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';

/** Public files: pictures `<hash>/<width>.avif` and share cards `<version>.jpg`. */
export type PublicFiles = { pictures: FileStore; shareCards: FileStore };

const areas = { pictures: 'pictures', shareCards: 'share-cards' } as const;

export const publicNames = /^(?:[\da-f]{20}\/)?[\da-f]{1,20}\.(?:avif|webp|jpg)$/;

/** The folders that are used without S3. */
export function publicFilesIn(dataDir: string): PublicFiles {
  const inFolder = (area: string) => folderStore(path.join(dataDir, area), publicNames);
  return { pictures: inFolder(areas.pictures), shareCards: inFolder(areas.shareCards) };
}

/**
 * With S3, public files are in the bucket of visitors' files, under a prefix. Files from earlier
 * folders are moved there.
 */
export async function openPublicFiles({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<PublicFiles> {
  if (s3 === undefined) return publicFilesIn(dataDir);
  const { s3Store } = await import('./s3-store.ts');
  const inBucket = (area: string) => s3Store(s3, { prefix: `${area}/`, names: publicNames });
  const files = { pictures: inBucket(areas.pictures), shareCards: inBucket(areas.shareCards) };
  await movePictures(path.join(dataDir, areas.pictures), files.pictures);
  return files;
}

/** Moves uploaded pictures from a folder into the bucket; share cards are drawn again. */
async function movePictures(folder: string, store: FileStore): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names)
    if (publicNames.test(name)) await store.put(name, createReadStream(path.join(folder, name)));
  await rm(folder, { recursive: true, force: true });
}
