import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The system user the database runs as: PostgreSQL refuses to run as root. Undefined: the user we are. */
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

const elsewhereFolder = '/var/lib/carbon-group-site';

/**
 * The folder that holds the embedded store: `dataDir/store`, unless we are root and the database's user
 * cannot enter it (a clone in a 0700 home). Then it lies below `/var/lib`, under a random name that
 * `dataDir/store-location` keeps, so that a new data folder never meets an old store.
 */
export function storeFolder(dataDir: string, user: DatabaseUser): string {
  mkdirSync(dataDir, { recursive: true });
  const noted = path.join(dataDir, 'store-location');
  if (existsSync(noted)) return readFileSync(noted, 'utf8').trim();
  const beside = path.join(dataDir, 'store');
  if (existsSync(beside)) return beside;
  // The folder is ours; what must not be read in it has its own mode.
  if (user) chmodSync(dataDir, 0o711);
  if (canEnter(dataDir, user)) return beside;
  mkdirSync(elsewhereFolder, { recursive: true });
  chmodSync(elsewhereFolder, 0o711);
  const elsewhere = path.join(elsewhereFolder, randomUUID());
  writeFileSync(`${noted}.new`, `${elsewhere}\n`);
  renameSync(`${noted}.new`, noted);
  return elsewhere;
}

/** Makes a folder that only the database's user may enter. */
export function makeOwnFolder(folder: string, user: DatabaseUser): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  if (user) chownSync(folder, user.uid, user.gid);
}

/** The binaries' folder, or a copy of it inside the store's folder where the database's user cannot reach the original. */
export function reachableBinaries(native: string, version: string, store: string, user: DatabaseUser): string {
  if (canEnter(path.join(native, 'bin'), user)) return native;
  const copy = path.join(store, `postgresql-${version}`);
  if (!existsSync(copy)) {
    const part = `${copy}.${process.pid}`;
    cpSync(native, part, { recursive: true, verbatimSymlinks: true });
    renameSync(part, copy);
  }
  return copy;
}
