// Brings a checkout to where it can run: packages installed, site built. Runs on the system's Node, before any package is there.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
/** The project's own Node, whatever the system's is. */
export const node = path.join(root, 'node_modules/.bin/node');

/** Runs a program with the project's programs first on the PATH; its output is ours. Answers its exit code. */
export function run(program, parameters, environment = {}) {
  const PATH = `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`;
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, PATH, ...environment } };
  return spawnSync(program, parameters, options).status ?? 1;
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : filesBelow(name);
    return [name];
  });
}

function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

function isCurrent(stamp, print) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
}

function orStop(code, what) {
  if (code === 0) return;
  console.error(`${what} failed (exit code ${code})`);
  process.exit(code);
}

/** Installs the packages of the lockfile, when they are not the ones that are there. */
export function install() {
  const stamp = path.join(root, 'node_modules/.installed');
  const print = fingerprint([path.join(root, 'package-lock.json')]);
  if (isCurrent(stamp, print)) return;
  console.log('Installing packages …');
  orStop(run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']), 'npm ci');
  writeFileSync(stamp, print);
}

/** Builds the site, when its sources are not the ones it was built from. */
export function build() {
  const stamp = path.join(root, 'site/dist/built-from');
  const sources = ['site', 'contract'].flatMap((folder) => filesBelow(path.join(root, folder)));
  const print = fingerprint([...sources, path.join(root, 'package-lock.json')]);
  if (isCurrent(stamp, print)) return;
  console.log('Building the site …');
  orStop(run('npm', ['run', 'build', '--silent']), 'The build');
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}
