/**
 * An attacker with the whole disk finds no word of a report. The same search finds every word if
 * sealing is disabled.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { buildApp, listeningUrl } from '../../src/app.ts';
import { decideConfig } from '../../src/config/config.ts';
import { readEnvironment } from '../../src/config/env.ts';
import { openContext } from '../../src/context.ts';
import { runningEmbedded } from '../../src/database/embedded.ts';
import { openDatabase } from '../../src/database/open.ts';
import { loadDemonstration } from '../../src/demonstration/load.ts';
import { readDemonstration } from '../../src/demonstration/read.ts';
import { loadRenderer } from '../../src/pages/renderer.ts';
import { readyRecoveryKey } from '../../src/submissions/report-keys/recovery-key.ts';
import { startServer } from '../started-server.ts';
import { canaryStrings, roots, sendCanaryReports } from './canary-reports.ts';
import { temporaryPlace } from './temporary-place.ts';
import { wordsBelow } from './word-search.ts';

// Disables sealing in this process; the other server is a separate process and seals.
vi.mock(import('../../src/submissions/sealing/sealed-report.ts'), () => ({
  sealTo: async (_recipients, content) => Buffer.from(JSON.stringify(content)),
  openWith: async (_identity, sealed) => JSON.parse(Buffer.from(sealed).toString()),
}));
vi.mock(import('../../src/uploads/sealed-upload.ts'), async (original) => ({
  ...(await original()),
  sealStream: async (_handle, content) => content,
  sealText: async (_handle, text) => Buffer.from(text),
  openText: async (_handle, sealed) => Buffer.from(sealed).toString(),
}));

const root = path.resolve(import.meta.dirname, '../../..');

type Place = { folder: string; dataDir: string; dump: string };

function placeOf(installation: ReturnType<typeof temporaryPlace>): Place {
  const dump = path.join(installation.folder, 'dump');
  mkdirSync(dump);
  return { ...installation, dump };
}

/** Every table as text, as a backup by COPY contains it, with bytes in hexadecimal. */
async function dumpStore({ dataDir, dump }: Place): Promise<void> {
  const socketFolder = await runningEmbedded(dataDir);
  if (socketFolder === undefined) throw new Error('No server runs on this folder.');
  const db = await openDatabase({ socketFolder });
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db);
    writeFileSync(path.join(dump, name), rows.map(({ row }) => row).join('\n'));
  }
  expect(tables.rows.length).toBeGreaterThan(20);
  await db.destroy();
}

function tracesIn({ folder }: Place): Record<string, string[]> {
  const traces = wordsBelow([folder], canaryStrings, roots);
  return Object.fromEntries([...traces].map(([file, words]) => [path.relative(folder, file), [...words]]));
}

const long = it.skipIf(process.env.LONG_TESTS === undefined);

long(
  'keeps no readable trace of twenty reports: not in the store, its log of changes, files, a dump, nor in what it prints',
  async () => {
    using own = temporaryPlace('planted');
    const installation = placeOf(own);
    const server = await startServer(own.environment);
    await sendCanaryReports(server.url);
    await dumpStore(installation);
    writeFileSync(path.join(installation.dump, 'output'), server.output());
    expect(tracesIn(installation)).toEqual({});
    await server.stop();
    writeFileSync(path.join(installation.dump, 'output'), server.output());
    expect(tracesIn(installation)).toEqual({});
  },
  180_000,
);

long(
  'finds every word by the same search where sealing is left out',
  async () => {
    using own = temporaryPlace('unsealed');
    const installation = placeOf(own);
    const config = decideConfig(readEnvironment(own.environment), root);
    const context = await openContext(config);
    await loadDemonstration(context.db, readDemonstration(path.join(root, 'content')));
    await readyRecoveryKey(context.db, context.secret, config);
    const renderer = await loadRenderer(path.join(root, 'site/dist'));
    const app = await buildApp(context, renderer, { ...config, contentFolder: path.join(root, 'content') });
    await app.listen({ port: 0, host: '127.0.0.1' });
    await sendCanaryReports(listeningUrl(app));
    await dumpStore(installation);
    await app.close();
    await context.close();
    const traces = tracesIn(installation);
    expect([...new Set(Object.values(traces).flat())].toSorted()).toEqual(canaryStrings.toSorted());
    const files = Object.keys(traces);
    for (const where of [/^dump\//, /^data\/files\//, /pg_wal\//, /base\/\d+\/\d+$/])
      expect(files.filter((file) => where.test(file))).not.toEqual([]);
  },
  180_000,
);
