/** Makes the restart of a killed PostgreSQL impossible: the server gives up after eight seconds. */
import { readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startServer } from '../started-server.ts';
import { temporaryPlace } from './temporary-place.ts';

it.skipIf(process.env.LONG_TESTS === undefined)(
  'exits when PostgreSQL cannot be restarted, and starts again when it can',
  async () => {
    using place = temporaryPlace('postgres');
    const server = await startServer(place.environment);
    const cluster = path.join(place.dataDir, 'store/cluster');
    const files = path.join(cluster, 'global');
    renameSync(files, `${files}.away`);
    process.kill(Number.parseInt(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8')), 'SIGKILL');
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/The store's PostgreSQL fails repeatedly/);
    renameSync(`${files}.away`, files);
    const next = await startServer(place.environment);
    expect(await next.stop()).toBe(0);
  },
  180_000,
);
