// A temporary cluster of Debian's PostgreSQL, for use with DATABASE_URL.
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { needPackages } from './debian-packages.mjs';

const versions = '/usr/lib/postgresql';

function newestBinaries() {
  const newest = existsSync(versions) ? readdirSync(versions).toSorted((a, b) => Number(b) - Number(a)) : [];
  return newest
    .map((version) => path.join(versions, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')));
}

/**
 * Installs PostgreSQL as root if it is missing and starts it on a free port. Returns its URL and a
 * function that stops it.
 */
export function debianPostgres() {
  needPackages('Debian’s PostgreSQL is', ['postgresql'], [newestBinaries() ?? path.join(versions, 'any version')]);
  const binaries = newestBinaries();
  const isRoot = process.getuid() === 0;
  const idOf = (option) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  const user = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-postgres-'));
  if (isRoot) chownSync(folder, user.uid, user.gid);
  const cluster = path.join(folder, 'cluster');
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const options = { ...user, cwd: '/', stdio: 'ignore', env: { ...process.env, LC_ALL: 'C.UTF-8' } };
  execFileSync(path.join(binaries, 'initdb'), ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'], options);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
  execFileSync(
    path.join(binaries, 'pg_ctl'),
    ['start', '-w', '-D', cluster, '-l', path.join(folder, 'log'), '-o', settings],
    options,
  );
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      execFileSync(path.join(binaries, 'pg_ctl'), ['stop', '-w', '-m', 'fast', '-D', cluster], options);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
