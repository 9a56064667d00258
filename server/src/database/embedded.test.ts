import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { runningEmbedded } from './embedded.ts';
import { openDatabase } from './open.ts';
import { type StartedServer, startServer } from '../../test/started-server.ts';

const folders: string[] = [];

function newDataDir(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-embedded-'));
  chmodSync(folder, 0o711);
  folders.push(folder);
  return path.join(folder, 'data');
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const clusterOf = (dataDir: string) => path.join(dataDir, 'store/cluster');

function killPostgres(dataDir: string): void {
  const [pid] = readFileSync(path.join(clusterOf(dataDir), 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

async function send(server: StartedServer, remark: string): Promise<number> {
  const body = {
    sayType: '2',
    reporterType: '1',
    reporter: 'Иван Иванов',
    reporterMobile: '+79123456789',
    email: 'i@example.com',
    remark,
  };
  const response = await fetch(`${server.url}/gw-api/ru/wms/dqgx/submitReporter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.status;
}

/** Another container on the same folder: other networks, processes and shared memory. */
const container = ['unshare', '--net', '--ipc', '--pid', '--fork', '--mount-proc'];
const hasNamespaces = spawnSync('unshare', [...container.slice(1), 'true']).status === 0;

// Without permission for namespaces there is no second container to test with.
it.runIf(hasNamespaces)(
  'rejects a second server in another container, even after the first was killed',
  async () => {
    const environment = { DATA_DIR: newDataDir() };
    const first = await startServer(environment);
    await expect(startServer(environment, container)).rejects.toThrow(/Another process is running on the data folder/);
    for (const remark of ['one', 'two', 'three']) expect(await send(first, remark)).toBe(200);
    await first.kill();
    // Its PostgreSQL still runs and is invisible from there.
    await expect(startServer(environment, container)).rejects.toThrow(/A PostgreSQL that an earlier start left behind/);
    const next = await startServer(environment);
    const db = await openDatabase({ socketFolder: (await runningEmbedded(environment.DATA_DIR)) ?? '' });
    expect(await db.selectFrom('submission').select('id').execute()).toHaveLength(3);
    await db.destroy();
    expect(await next.stop()).toBe(0);
  },
  120_000,
);

// What follows when it cannot be restarted: supervisor.test.ts, and server/test/full/killed-postgres.test.ts.
it('restarts PostgreSQL when it is killed', async () => {
  const environment = { DATA_DIR: newDataDir() };
  const server = await startServer(environment);
  killPostgres(environment.DATA_DIR);
  await expect.poll(() => send(server, 'after the restart'), { timeout: 50_000, interval: 1500 }).toBe(200);
  const db = await openDatabase({ socketFolder: (await runningEmbedded(environment.DATA_DIR)) ?? '' });
  const news = () => fetch(`${server.url}/gw-api/en/wms/dqgx/gettopnewlist`).then((response) => response.text());
  const before = await news();
  expect(before).toContain('"code":200');
  await db.updateTable('newsItem').set({ published: false }).execute();
  await db.destroy();
  // Caches receive notifications again.
  await expect.poll(news, { timeout: 20_000 }).not.toBe(before);
  expect(server.output()).toMatch(/PostgreSQL has ended \(SIGKILL\)\. It restarts in 0\.1 s\./);
  expect(await server.stop()).toBe(0);
}, 180_000);
