/** Cuts the power under load, so that all unsynced data is lost; no acknowledged submission may be lost. */
import { randomInt } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { startServer } from '../started-server.ts';
import { freeze, killAll, processesOfStore } from './cut-power.ts';
import { openPost } from './sender.ts';
import { expectAllSaved, newVisitors, sendAgain, write } from './submission-load.ts';
import { canMountDisks, mountDisk } from './unsynced-disk.ts';

const rounds = Number(process.env.POWER_LOSS_ROUNDS ?? 5);
const folder = mkdtempSync(path.join(os.tmpdir(), 'site-power-'));
chmodSync(folder, 0o711);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.skipIf(process.env.LONG_TESTS === undefined || !canMountDisks(folder))(
  'saves every acknowledged submission once, with its files, through power cuts',
  async () => {
    const disk = mountDisk(folder, 5 * 1024);
    const temporary = path.join(folder, 'temporary');
    mkdirSync(temporary, { mode: 0o711 });
    const dataDir = path.join(disk.folder, 'data');
    const environment = { DATA_DIR: dataDir, TMPDIR: temporary, TRUSTED_PROXIES: '127.0.0.1' };
    const visitors = newVisitors();
    try {
      for (let round = 0; round < rounds; round += 1) {
        const server = await startServer(environment);
        const postNo = await openPost(server.url);
        const cut = new AbortController();
        const before = visitors.acknowledged.size;
        const sending = Array.from({ length: 4 }, async () => {
          while (!cut.signal.aborted) await write(server.url, visitors, postNo);
        });
        const again = sendAgain(server.url, visitors);
        await pause(randomInt(200, 2500));
        while (visitors.acknowledged.size === before) await pause(5);
        const running = [server.pid, ...processesOfStore(dataDir)];
        freeze(running);
        cut.abort();
        await disk.cutPower(() => killAll([...running, ...processesOfStore(dataDir)]));
        await Promise.all([...sending, again]);
      }
      const last = await startServer(environment);
      await sendAgain(last.url, visitors);
      expect(await last.stop()).toBe(0);
      const { submissions, files } = await expectAllSaved(dataDir, visitors);
      console.log(
        `${rounds} power cuts: ${submissions} submissions with ${files} files saved of ${visitors.started} started`,
      );
      expect(submissions).toBeGreaterThan(rounds);
    } finally {
      disk.remove();
    }
  },
  900_000,
);
