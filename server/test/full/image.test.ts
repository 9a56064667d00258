/**
 * Follows the steps of deploy/Dockerfile in folders with this machine's programs, and runs the
 * result as a container would: as another user, on a read-only tree, with only the image's
 * settings. It needs no container engine.
 */
import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { freePort } from '../free-port.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const nobody = 65_534;
/** Without the variables of the test runner. */
const plainEnvironment = { PATH: process.env['PATH'], HOME: process.env['HOME'] };

type Image = { folder: string; environment: Record<string, string>; command: string[]; healthCheck: string[] };

function isIgnored(name: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    if (!pattern.startsWith('**/')) return name === pattern;
    const expectedName = pattern.slice(3);
    const base = path.basename(name);
    return expectedName.startsWith('*') ? base.endsWith(expectedName.slice(1)) : base === expectedName;
  });
}

/** Copies a file or folder of the checkout without what Docker ignores. */
function copyFromCheckout(source: string, to: string): void {
  const patterns = readFileSync(path.join(root, 'deploy/Dockerfile.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const isSent = (file: string) => !isIgnored(path.relative(root, file), patterns);
  const isFile = statSync(path.join(root, source)).isFile();
  const target = isFile ? path.join(to, path.basename(source)) : to;
  cpSync(path.join(root, source), target, { recursive: true, filter: isSent });
}

/** Copies the content of a folder, as Docker does. */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  execFileSync('cp', ['-a', `${from}/.`, to]);
}

/** Follows `COPY file file folder/`, `COPY folder folder` and `COPY --from=stage /site/folder folder`. */
function copy(words: readonly string[], folder: string, stages: ReadonlyMap<string, string>): void {
  const target = path.join(folder, words.at(-1) ?? '');
  const [, stage] = /^--from=(.+)$/.exec(words[0] ?? '') ?? [];
  if (stage === undefined) for (const source of words.slice(0, -1)) copyFromCheckout(source, target);
  else copyFolder(path.join(stages.get(stage) ?? '', path.relative('/site', words[1] ?? '')), target);
}

/** Commands before a stage's WORKDIR set up the image's system, which is this machine here. */
function build(dockerfile: string, below: string): Image {
  const stages = new Map<string, string>();
  const image: Image = { folder: '', environment: {}, command: [], healthCheck: [] };
  let hasWorkdir = false;
  for (const line of dockerfile.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    const [, name = '', rest = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
    const words = rest.split(' ');
    if (name === 'FROM') {
      const earlier = stages.get(words[0] ?? '');
      image.folder = path.join(below, `stage-${stages.size}`);
      if (earlier === undefined) mkdirSync(image.folder);
      else copyFolder(earlier, image.folder);
      stages.set(words[2] ?? 'last', image.folder);
      hasWorkdir = earlier !== undefined;
    } else if (name === 'WORKDIR') hasWorkdir = true;
    else if (name === 'COPY') copy(words, image.folder, stages);
    else if (name === 'RUN' && hasWorkdir)
      execFileSync('sh', ['-ec', rest], { cwd: image.folder, env: plainEnvironment, stdio: 'pipe' });
    else if (name === 'ENV')
      for (const word of words) image.environment[word.split('=')[0] ?? ''] = word.slice(word.indexOf('=') + 1);
    else if (name === 'CMD') image.command = JSON.parse(rest);
    else if (name === 'HEALTHCHECK') image.healthCheck = JSON.parse(rest.slice(rest.indexOf('[')));
  }
  return image;
}

it.skipIf(process.env['LONG_TESTS'] === undefined)(
  'builds an image that serves the site as another user from a read-only tree',
  async () => {
    const below = mkdtempSync(path.join(os.tmpdir(), 'site-image-'));
    try {
      execFileSync('chmod', ['755', below]);
      const { folder, environment, command, healthCheck } = build(
        readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8'),
        below,
      );
      const data = path.join(below, 'data');
      mkdirSync(data, { mode: 0o700 });
      const isRoot = process.getuid?.() === 0;
      if (isRoot) chownSync(data, nobody, nobody);
      else execFileSync('chmod', ['-R', 'a-w', folder]);
      const options = {
        cwd: folder,
        ...(isRoot && { uid: nobody, gid: nobody }),
        env: {
          ...environment,
          PATH: `${folder}/node_modules/.bin:${process.env['PATH']}`,
          HOST: '127.0.0.1',
          PORT: String(await freePort()),
          DATA_DIR: path.join(data, 'store'),
          PUBLIC_URL: 'https://www.example.com',
          DEMONSTRATION_CONTENT: 'load',
        },
      };
      const [program = '', ...parameters] = command;
      const server = spawn(program, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
      const ended = new Promise((resolve) => server.once('exit', resolve));
      let output = '';
      for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
      const [checker = '', ...checked] = healthCheck;
      const isHealthy = () =>
        new Promise<boolean>((resolve) => execFile(checker, checked, options, (error) => resolve(error === null)));
      while (!(await isHealthy())) {
        if (server.exitCode !== null) throw new Error(output);
        await pause(200);
      }
      const page = await fetch(`http://127.0.0.1:${options.env.PORT}/cn/`);
      expect(page.status, output).toBe(200);
      const staffPage = await fetch(`http://127.0.0.1:${options.env.PORT}/console`);
      expect(staffPage.status, output).toBe(200);
      server.kill('SIGTERM');
      expect(await ended).toBe(0);
    } finally {
      execFileSync('chmod', ['-R', 'u+w', below]);
      rmSync(below, { recursive: true, force: true });
    }
  },
  // It installs all packages twice.
  1_800_000,
);

it.skipIf(process.env['LONG_TESTS'] === undefined)('has a systemd unit without errors or warnings', () => {
  const below = mkdtempSync(path.join(os.tmpdir(), 'site-unit-'));
  const file = path.join(below, 'carbon-group-site@.service');
  const unit = readFileSync(path.join(root, 'deploy/carbon-group-site@.service'), 'utf8');
  writeFileSync(file, unit.replaceAll('/opt/carbon-group-site', root));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  rmSync(below, { recursive: true });
  expect([status, stderr]).toEqual([0, '']);
});
