// Prepares a checkout: installs packages and builds the site and the console. Runs on the system's Node, before any
// package is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
/** The Node version that the project pins. */
export const node = path.join(root, 'node_modules/.bin/node');

/** With the project's binaries first in PATH. */
function environmentWith(more = {}) {
  const PATH = `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`;
  return { ...process.env, PATH, ...more };
}

/** Runs a program. Returns its exit code. */
export function run(program, parameters, environment = {}) {
  const options = { cwd: root, stdio: 'inherit', env: environmentWith(environment) };
  return spawnSync(program, parameters, options).status ?? 1;
}

/** Runs a program beside others. Resolves with its exit code and all that it has printed, which `onOutput` gets at once. */
export async function runBeside(program, parameters, environment = {}, onOutput = () => {}) {
  const options = { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: environmentWith(environment) };
  const running = spawn(program, parameters, options);
  let output = '';
  for (const stream of [running.stdout, running.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      onOutput(text);
    });
  const code = await new Promise((resolve) => {
    running.once('error', (error) => {
      output += error.message;
      resolve(1);
    });
    running.once('close', (status) => resolve(status ?? 1));
  });
  return { code, output };
}

const sources = {
  site: ['site', 'client', 'contract'],
  console: ['console', 'client', 'contract'],
  server: ['server/src', 'server/build.mjs', 'site/vite-plugins/one-byte-source.ts', 'contract', 'content/schema.ts'],
};

function filesBelow(folder) {
  if (statSync(folder).isFile()) return [folder];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : filesBelow(name);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [name];
  });
}

function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

function isCurrent(stamp, hash) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

function exitOnFailure(code, what) {
  if (code === 0) return;
  console.error(`${what} failed (exit code ${code})`);
  process.exit(code);
}

/** Installs the packages of the lockfile if they are outdated. */
export function install() {
  const stamp = path.join(root, 'node_modules/.installed');
  const hash = fingerprint([path.join(root, 'package-lock.json')]);
  if (isCurrent(stamp, hash)) return;
  console.log('Installing packages …');
  exitOnFailure(run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']), 'npm ci');
  // npm 10 and older delete the link to the pinned Node together with the package of the other processor.
  if (!existsSync(node)) exitOnFailure(run('npm', ['rebuild', '--loglevel=error']), 'npm rebuild');
  writeFileSync(stamp, hash);
}

/** Builds a workspace if its sources have changed. */
function buildWorkspace(name) {
  const stamp = path.join(root, name, 'dist/built-from');
  const files = sources[name].flatMap((source) => filesBelow(path.join(root, source)));
  const hash = fingerprint([...files, path.join(root, 'package-lock.json')]);
  if (isCurrent(stamp, hash)) return;
  console.log(`Building the ${name} …`);
  exitOnFailure(run(node, [path.join(name, 'build.mjs')]), 'The build');
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** Builds what is older than its sources: by default the site, the console and the bundle of the server. */
export function build(workspaces = Object.keys(sources)) {
  for (const name of workspaces) buildWorkspace(name);
}

/** Builds beside other commands. Ends this process if the build fails. */
export async function buildBeside() {
  const { code } = await runBeside(node, ['scripts/build.mjs'], {}, (text) => process.stdout.write(text));
  exitOnFailure(code, 'The build');
}

/** Runs the project's Node until it ends, and ends with its code. */
export function runServer(parameters, environment = {}) {
  const server = spawn(node, parameters, { cwd: root, stdio: 'inherit', env: { ...environment, ...process.env } });
  // Ctrl-C reaches the server by itself; signals to this process alone are passed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
