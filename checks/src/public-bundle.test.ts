/** The site's build has nothing of the console in it. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { staffEndpoints } from 'contract/console/endpoints.ts';
import { permissions, wildcard } from 'contract/console/permissions.ts';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, 'site/dist');
const client = path.join(dist, 'client');

it('finds nothing of the console in what visitors load', () => {
  const files = globSync('**/*.{js,css,html}', { cwd: client });
  expect(files).not.toEqual([]);
  const staffOnly = [...staffEndpoints.map(({ path: address }) => address), ...permissions, wildcard, 'antd'];
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(client, file), 'utf8');
    return staffOnly.filter((word) => text.includes(word)).map((word) => `${file} has ${word}`);
  });
  expect(found).toEqual([]);
});

/** A process with mounts of its own: it can hide folders without changing them for others. */
const ownMounts = ['--mount', '--map-root-user'];
const hasNamespaces = spawnSync('unshare', [...ownMounts, 'true']).status === 0;
const runsLongTests = process.env['LONG_TESTS'] !== undefined;

/** The folders that only the console needs: its sources, and the packages that the site does not name. */
function consoleFolders(): string[] {
  const packagesOf = (workspace: string): string[] => {
    const file = readFileSync(path.join(root, workspace, 'package.json'), 'utf8');
    const { dependencies = {}, devDependencies = {} }: Record<string, object> = JSON.parse(file);
    return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
  };
  const ofSite = packagesOf('site');
  const packages = packagesOf('console').filter((name) => !ofSite.includes(name));
  return ['console', 'contract/src/console', ...packages.map((name) => `node_modules/${name}`)];
}

/** The hash of every file of a build by its path. */
function hashesOf(folder: string): Record<string, string> {
  const files = globSync('{client,server}/**/*.*', { cwd: folder }).toSorted();
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('base64url');
  return Object.fromEntries(files.map((file) => [file, hashOf(file)]));
}

// A build takes twenty seconds, and minutes beside the browser tests.
it.runIf(runsLongTests && hasNamespaces)(
  'is the same, byte for byte, where the console and its packages do not exist',
  () => {
    const hidden = consoleFolders();
    expect(hidden).toContain('node_modules/antd');
    const output = mkdtempSync(path.join(os.tmpdir(), 'site-without-console-'));
    try {
      const script = [
        'set -e',
        ...hidden.map((folder) => `mount -t tmpfs none '${folder}'`),
        `mount --bind '${output}' site/dist`,
        `exec '${process.execPath}' site/build.mjs`,
      ].join('\n');
      // Without NODE_ENV, which the test runner sets: it changes what is built.
      const env = { PATH: process.env['PATH'] };
      const build = spawnSync('unshare', [...ownMounts, 'sh', '-c', script], { cwd: root, env, encoding: 'utf8' });
      expect(build.status, build.stderr).toBe(0);
      const withConsole = hashesOf(dist);
      expect(Object.keys(withConsole).length).toBeGreaterThan(100);
      expect(hashesOf(output)).toEqual(withConsole);
    } finally {
      rmSync(output, { recursive: true, force: true });
    }
  },
  300_000,
);
