import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { databaseUser, storeFolder } from './store-folder.ts';

const isRoot = process.getuid?.() === 0;
let dataDir: string;
beforeEach(() => {
  // Only root may enter the folder around it.
  dataDir = path.join(mkdtempSync(path.join(os.tmpdir(), 'store-folder-')), 'data');
});
afterEach(() => rmSync(path.dirname(dataDir), { recursive: true }));

it.runIf(isRoot)(
  'puts the store of root beside the data folder of an installation, and never changes that folder',
  () => {
    const store = storeFolder(dataDir, databaseUser());
    expect(path.dirname(store)).toBe('/var/lib/carbon-group-site-trial');
    expect(storeFolder(dataDir, databaseUser())).toBe(store);
    const mode = () => statSync(path.dirname(store)).mode & 0o777;
    const before = mode();
    chmodSync(path.dirname(store), 0o755);
    rmSync(dataDir, { recursive: true });
    storeFolder(dataDir, databaseUser());
    expect(mode()).toBe(0o755);
    chmodSync(path.dirname(store), before);
  },
);

it('uses the store of an earlier version where it is', () => {
  mkdirSync(dataDir);
  writeFileSync(path.join(dataDir, 'store-location'), '/var/lib/carbon-group-site/a-store\n');
  expect(storeFolder(dataDir, databaseUser())).toBe('/var/lib/carbon-group-site/a-store');
});
