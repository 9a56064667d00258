/** The embedded PostgreSQL when it or its server is killed, each on a data folder of its own. */
import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runningEmbedded } from '../../src/database/embedded/embedded-server.ts';
import { openDatabase } from '../../src/database/open.ts';
import { type StartedServer, startServer } from '../started-server.ts';
import { temporaryInstallation } from './temporary-installation.ts';

const clusterOf = (dataDir: string) => path.join(dataDir, 'store/cluster');

function killPostgres(dataDir: string): void {
  process.kill(Number.parseInt(readFileSync(path.join(clusterOf(dataDir), 'postmaster.pid'), 'utf8')), 'SIGKILL');
}

const openEmbedded = async (dataDir: string) => openDatabase({ socketFolder: (await runningEmbedded(dataDir)) ?? '' });

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

describe.skipIf(process.env.LONG_TESTS === undefined)('the embedded PostgreSQL', () => {
  // Without permission for namespaces there is no second container to test with.
  it.runIf(hasNamespaces)(
    'rejects a second server in another container, even after the first was killed',
    async () => {
      using installation = temporaryInstallation('containers');
      const { environment } = installation;
      const first = await startServer(environment);
      await expect(startServer(environment, container)).rejects.toThrow(
        /Another process is running on the data folder/,
      );
      for (const remark of ['one', 'two', 'three']) expect(await send(first, remark)).toBe(200);
      await first.kill();
      // Its PostgreSQL still runs and is invisible from there.
      await expect(startServer(environment, container)).rejects.toThrow(
        /A PostgreSQL that an earlier start left behind/,
      );
      const next = await startServer(environment);
      const db = await openEmbedded(installation.dataDir);
      expect(await db.selectFrom('submission').select('id').execute()).toHaveLength(3);
      await db.destroy();
      expect(await next.stop()).toBe(0);
    },
    180_000,
  );

  it('restarts when it is killed', async () => {
    using installation = temporaryInstallation('postgres');
    const server = await startServer(installation.environment);
    killPostgres(installation.dataDir);
    await expect.poll(() => send(server, 'after the restart'), { timeout: 50_000, interval: 1500 }).toBe(200);
    const db = await openEmbedded(installation.dataDir);
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

  it('ends the server after eight seconds when it cannot be restarted, and starts again when it can', async () => {
    using installation = temporaryInstallation('postgres');
    const server = await startServer(installation.environment);
    const files = path.join(clusterOf(installation.dataDir), 'global');
    renameSync(files, `${files}.away`);
    killPostgres(installation.dataDir);
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/The store's PostgreSQL fails repeatedly/);
    renameSync(`${files}.away`, files);
    const next = await startServer(installation.environment);
    expect(await next.stop()).toBe(0);
  }, 180_000);
});
