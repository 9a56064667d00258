import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * The system user of the database, because PostgreSQL refuses to run as root. Undefined for the
 * current user.
 */
export type DatabaseUser = { uid: number; gid: number } | undefined;

export function databaseUser(): DatabaseUser {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function canEnter(folder: string, user: DatabaseUser): boolean {
  if (!user) return true;
  try {
    execFileSync('/bin/sh', ['-c', 'cd -- "$1" && ls -d . > /dev/null', 'sh', folder], {
      ...user,
      cwd: '/',
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

/** The data folder or its store belongs to another user, whose server could not read files that we create. */
export class ForeignFolderError extends Error {
  constructor(folder: string, owner: number) {
    super(`${folder} belongs to the user ${owner}. Run the command as that user: sudo -u '#${owner}' …`);
  }
}

/** Throws if root is about to create a store in another user's folder. */
export function rejectForeignData(dataDir: string): void {
  const uid = statSync(dataDir, { throwIfNoEntry: false })?.uid ?? 0;
  if (process.getuid?.() === 0 && uid !== 0) throw new ForeignFolderError(dataDir, uid);
}

const insideFolder = (dataDir: string) => path.join(dataDir, 'store');
const locationFile = (dataDir: string) => path.join(dataDir, 'store-location');

/** The folder that an earlier start has chosen for the embedded store, if any. */
export function existingStoreFolder(dataDir: string): string | undefined {
  if (existsSync(locationFile(dataDir))) return readFileSync(locationFile(dataDir), 'utf8').trim();
  return existsSync(insideFolder(dataDir)) ? insideFolder(dataDir) : undefined;
}

/** Not the `DATA_DIR` of an installation, which belongs to another user. */
const fallbackFolder = '/var/lib/carbon-group-site-trial';

/**
 * The folder of the embedded store: `dataDir/store`, unless we are root and the database's user
 * cannot enter it (a clone in a 0700 home). Then it is below `/var/lib` with a random name, which
 * `dataDir/store-location` records. So a new data folder never gets an old store.
 */
export function storeFolder(dataDir: string, user: DatabaseUser): string {
  const existing = existingStoreFolder(dataDir);
  if (existing !== undefined) return existing;
  mkdirSync(dataDir, { recursive: true });
  const inside = insideFolder(dataDir);
  rejectForeignData(dataDir);
  // We own the folder; its private files have their own modes.
  if (user) chmodSync(dataDir, 0o711);
  if (canEnter(dataDir, user)) return inside;
  // If it exists, another process has made it.
  if (mkdirSync(fallbackFolder, { recursive: true }) !== undefined) chmodSync(fallbackFolder, 0o711);
  const fallback = path.join(fallbackFolder, randomUUID());
  const file = locationFile(dataDir);
  writeFileSync(`${file}.new`, `${fallback}\n`);
  renameSync(`${file}.new`, file);
  return fallback;
}

/** Creates a folder for the database's user alone. Throws if it exists and belongs to another user. */
export function makeOwnFolder(folder: string, user: DatabaseUser): void {
  const created = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (created === undefined) rejectForeignStore(folder, user);
  chmodSync(folder, 0o700);
  if (user) chownSync(folder, user.uid, user.gid);
}

function rejectForeignStore(folder: string, user: DatabaseUser): void {
  const { uid } = statSync(folder);
  // An interrupted start as root leaves the folder to root.
  const isOurs = user === undefined ? uid === process.getuid?.() : uid === user.uid || uid === 0;
  if (!isOurs) throw new ForeignFolderError(folder, uid);
}

/** The folder of the binaries. If the database's user cannot reach it, a copy in the store's folder. */
export function reachableBinaries(native: string, version: string, store: string, user: DatabaseUser): string {
  if (canEnter(path.join(native, 'bin'), user)) return native;
  const copy = path.join(store, `postgresql-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, copy);
  }
  return copy;
}
