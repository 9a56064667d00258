import { UsageError } from '../command-line/usage-error.ts';
import type { Config } from '../config/config.ts';
import { type FileStore, visitorNames } from '../files/file-store.ts';
import { openFiles } from '../files/open.ts';
import { openPublicFiles, publicNames } from '../files/public-files.ts';

/** The file stores of a backup: visitors' files and uploaded pictures. Share cards are drawn again. */
export type Stores = { files: FileStore; pictures: FileStore };

export async function openStores(config: Pick<Config, 'dataDir' | 's3'>): Promise<Stores> {
  return { files: await openFiles(config), pictures: (await openPublicFiles(config)).pictures };
}

/**
 * The stored file of an entry. The name may come from an archive, so it must match a pattern that
 * this program writes.
 */
export function storedFileOf(stores: Stores, entry: string): { store: FileStore; name: string } {
  const [, folder, name = ''] = /^(files|pictures)\/(.*)$/.exec(entry) ?? [];
  if (folder === 'files' && visitorNames.test(name)) return { store: stores.files, name };
  if (folder === 'pictures' && publicNames.test(name)) return { store: stores.pictures, name };
  throw new UsageError(`The archive has an entry that no backup writes: ${JSON.stringify(entry)}`);
}
