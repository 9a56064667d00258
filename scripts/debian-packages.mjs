// Debian packages that the tests need.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { run } from './prepare.mjs';

/**
 * Installs the packages as root if a file is missing. Other users get the command to run, and the
 * script ends.
 */
export function needPackages(what, packages, files) {
  if (files.every((file) => existsSync(file))) return;
  if (process.getuid() !== 0) {
    console.error(`${what} needed. As root, run: apt-get update && apt-get install -y ${packages.join(' ')}`);
    process.exit(1);
  }
  console.log(`Installing ${packages.join(', ')} …`);
  run('apt-get', ['update', '-qq']);
  if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]) !== 0) process.exit(1);
}
