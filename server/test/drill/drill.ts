/**
 * `npm run drill` runs two instances behind nginx, on Debian's PostgreSQL and a local S3 server.
 * Under load an instance is killed, PostgreSQL crashes and restarts, the store is cut off, the disk
 * fills up, a clock jumps, and the instances are upgraded one after the other. It prints failures
 * and recovery times. The exit code is 1 if the home page was not served, or an acknowledged
 * submission is lost or duplicated.
 */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { s3Environment, startS3Service } from '../s3-service.ts';
import { startNginx } from '../full/started-proxy.ts';
import { startPostgres } from './debian-postgres.ts';
import { createInstance } from './instance.ts';
import { startLoad } from './load.ts';
import { countFailed, type Phase, phaseLine, tableHead } from './measure.ts';
import { relayTo } from './relay.ts';
import { readSaved } from './saved.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const drillFolder = mkdtempSync(path.join(os.tmpdir(), 'site-drill-'));
chmodSync(drillFolder, 0o711);
/** Runs in reverse order, also after a failure. */
const cleanup: (() => unknown)[] = [() => rmSync(drillFolder, { recursive: true, force: true })];

/** A small disk that can be filled; undefined if this machine does not allow mounts. */
function mountSmallDisk(): string | undefined {
  const folder = path.join(drillFolder, 'disk');
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=600m,mode=711', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  cleanup.push(() => execFileSync('umount', ['-l', folder]));
  return folder;
}

async function startFileService(directory: string) {
  const service = await startS3Service(directory);
  cleanup.push(service.close);
  return Number(new URL(service.endpoint).port);
}

/** A following version: the same with one more migration. */
function nextVersion(): string {
  const folder = path.join(drillFolder, 'next-version');
  mkdirSync(path.join(folder, 'server'), { recursive: true });
  for (const name of ['node_modules', 'contract', 'content', 'site', 'package.json'])
    symlinkSync(path.join(root, name), path.join(folder, name));
  for (const name of ['package.json', 'node_modules'])
    symlinkSync(path.join(root, 'server', name), path.join(folder, 'server', name));
  for (const name of ['src', 'build.mjs'])
    cpSync(path.join(root, 'server', name), path.join(folder, 'server', name), { recursive: true });
  writeFileSync(
    path.join(folder, 'server/src/database/migrations/999-next-version.ts'),
    `import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql\`alter table news_item add column next_version text\`.execute(db);
}
`,
  );
  const table = path.join(folder, 'server/src/database/migrations.ts');
  const [imports, entries] = readFileSync(table, 'utf8').split('\nexport const migrations = {\n');
  writeFileSync(
    table,
    `${imports}import * as next from './migrations/999-next-version.ts';

export const migrations = {
  '999-next-version': next,
${entries}`,
  );
  execFileSync(process.execPath, ['server/build.mjs'], { cwd: folder, stdio: 'inherit' });
  return folder;
}

const fakeTime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

async function drill(): Promise<boolean> {
  const disk = mountSmallDisk();
  const storage = disk ?? path.join(drillFolder, 'storage');
  mkdirSync(path.join(storage, 'files'), { recursive: true });
  const databasePort = await freePort();
  const postgres = await startPostgres(storage, databasePort);
  cleanup.push(() => postgres.stop());
  const database = await relayTo(databasePort);
  const fileService = await relayTo(await startFileService(path.join(storage, 'files')));
  cleanup.push(database.close, fileService.close);

  const ports = [await freePort(), await freePort()] as const;
  const recoveryKey = path.join(drillFolder, 'recovery.agekey');
  const [firstFolder, secondFolder] = [path.join(drillFolder, 'first'), path.join(drillFolder, 'second')];
  const environmentOf = (port: number, dataDir: string) => ({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: `postgresql://postgres@127.0.0.1:${database.port}/postgres`,
    ...s3Environment(`http://127.0.0.1:${fileService.port}`),
    PUBLIC_URL: 'https://www.example.com',
    TRUSTED_PROXIES: '127.0.0.1',
    RECOVERY_KEY_FILE: recoveryKey,
  });
  const first = createInstance(environmentOf(ports[0], firstFolder));
  const second = createInstance(environmentOf(ports[1], secondFolder));
  cleanup.push(first.kill, second.kill);
  await first.start(root);
  mkdirSync(secondFolder);
  for (const key of ['secret.key', 'submission.keys'])
    cpSync(path.join(firstFolder, key), path.join(secondFolder, key));
  await second.start(root);
  const proxy = await startNginx(ports);
  cleanup.push(proxy.stop);

  const load = startLoad(proxy);
  const phases: Phase[] = [];
  console.log(tableHead);
  /**
   * Runs a fault under load, waits until the system has recovered, at most a minute, and prints the
   * results.
   */
  async function phase(name: string, fault: () => Promise<unknown>): Promise<void> {
    const from = performance.now();
    await fault();
    const mended = performance.now();
    const hasRecovered = () => load.samples.every(({ ok, at }) => ok || at < performance.now() - 5000);
    do await pause(500);
    while (performance.now() - mended < 60_000 && (performance.now() - mended < 6000 || !hasRecovered()));
    const measured = { name, from, mended, to: performance.now() };
    phases.push(measured);
    console.log(phaseLine(load.samples, measured));
  }

  await phase('no fault for 10 s', () => pause(10_000));
  await phase('one instance killed, started again', async () => {
    await first.kill();
    await pause(3000);
    await first.start(root);
  });
  await phase('PostgreSQL restarted', async () => postgres.restart());
  await phase('PostgreSQL crashed', async () => postgres.crash());
  await phase('store cut off for 20 s', async () => {
    database.cut();
    await pause(20_000);
    database.mend();
  });
  await phase('file service cut off for 20 s', async () => {
    fileService.cut();
    await pause(20_000);
    fileService.mend();
  });
  if (disk === undefined) console.log('disk full                         not run: this machine does not allow mounts');
  else
    await phase('disk full for 10 s', async () => {
      const filler = path.join(disk, 'filler');
      try {
        execFileSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M'], { stdio: 'ignore' });
      } catch {
        // dd fails when the disk is full, which is the purpose.
      }
      await pause(10_000);
      rmSync(filler);
    });
  if (!existsSync(fakeTime)) console.log('clock 20 years ahead              not run: apt-get install faketime');
  else {
    await phase('one clock 20 years ahead for 15 s', async () => {
      await second.stop();
      await second.start(root, { LD_PRELOAD: fakeTime, FAKETIME: '+7300d', DONT_FAKE_MONOTONIC: '1' });
      await pause(15_000);
    });
    await phase('clock corrected', async () => {
      await second.stop();
      await second.start(root);
    });
  }
  const next = nextVersion();
  await phase('one instance upgraded', async () => {
    await first.stop();
    await first.start(next);
  });
  await phase('the other upgraded', async () => {
    await second.stop();
    await second.start(next);
  });
  await load.stop();

  const unexpectedExits = first.unexpectedExits() + second.unexpectedExits();
  const memory = await Promise.all([first.megabytes(), second.megabytes()]);
  console.log(`\nmemory at the end: ${memory.map((each) => `${each.toFixed(0)} MB`).join(', ')}`);
  await first.stop();
  await second.stop();
  const saved = await readSaved(next, { ...environmentOf(0, firstFolder), DEMONSTRATION_CONTENT: 'skip' }, recoveryKey);
  const lost = [...load.acknowledged.keys()].filter((remark) => !saved.has(remark));
  const duplicated = [...saved].filter(([, count]) => count > 1);
  const homeFailed = phases.reduce((total, each) => total + countFailed(load.samples, each, 'home'), 0);
  console.log(
    `acknowledged ${load.acknowledged.size}, lost ${lost.length}, duplicated ${duplicated.length}; ` +
      `home failed ${homeFailed} times, instances ended unexpectedly ${unexpectedExits} times`,
  );
  return lost.length === 0 && duplicated.length === 0 && homeFailed === 0 && unexpectedExits === 0;
}

let passed = false;
try {
  passed = await drill();
} finally {
  for (const undo of cleanup.toReversed())
    await Promise.resolve(undo()).catch((error: unknown) => console.error(error));
}
process.exit(passed ? 0 : 1);
