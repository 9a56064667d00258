/**
 * An attacker with the whole disk finds no canary string of a report. The same search finds all of
 * them if sealing is disabled.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { buildApp, listeningUrl } from '../../src/app.ts';
import { decideConfig } from '../../src/config/config.ts';
import { readEnvironment } from '../../src/config/env.ts';
import { openContext } from '../../src/context.ts';
import { startStore } from '../../src/database/store.ts';
import { runningEmbedded } from '../../src/database/embedded/embedded-server.ts';
import { openDatabase } from '../../src/database/open.ts';
import { loadDemonstration } from '../../src/demonstration/load.ts';
import { readDemonstration } from '../../src/demonstration/read.ts';
import { loadRenderer } from '../../src/pages/renderer.ts';
import { prepareRecoveryKey } from '../../src/submissions/report-keys/recovery-key.ts';
import { startServer } from '../started-server.ts';
import { canaryStrings, roots, sendCanaryReports } from './canary-reports.ts';
import { temporaryInstallation } from './temporary-installation.ts';
import { wordsBelow } from './word-search.ts';

// Disables sealing in this process; the other server is a separate process and seals.
vi.mock(import('contract/sealing/sealed-report.ts'), async (original) => ({
  ...(await original()),
  sealTo: async (_recipients, content) => Buffer.from(JSON.stringify(content)),
  openWith: async (_identity, sealed) => JSON.parse(Buffer.from(sealed).toString()),
}));
vi.mock(import('../../src/uploads/sealed-upload.ts'), async (original) => ({
  ...(await original()),
  sealStream: async (_token, content) => content,
  sealText: async (_token, text) => Buffer.from(text),
}));
vi.mock(import('contract/sealing/file-description.ts'), async (original) => ({
  ...(await original()),
  openFileDescription: async (_token, sealed) => JSON.parse(Buffer.from(sealed).toString()),
}));

const root = path.resolve(import.meta.dirname, '../../..');

type Installation = { folder: string; dataDir: string; dump: string };

function installationIn(temporary: ReturnType<typeof temporaryInstallation>): Installation {
  const dump = path.join(temporary.folder, 'dump');
  mkdirSync(dump);
  return { ...temporary, dump };
}

/** Every table as text, as a backup by COPY contains it, with bytes in hexadecimal. */
async function dumpStore({ dataDir, dump }: Installation): Promise<void> {
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

function canariesIn({ folder }: Installation): Record<string, string[]> {
  const found = wordsBelow([folder], canaryStrings, roots);
  return Object.fromEntries([...found].map(([file, canaries]) => [path.relative(folder, file), [...canaries]]));
}

const long = it.skipIf(process.env.LONG_TESTS === undefined);

long(
  'leaves no canary string of twenty reports in the store, its write-ahead log, files, a dump or its output',
  async () => {
    using temporary = temporaryInstallation('sealed');
    const installation = installationIn(temporary);
    const server = await startServer(temporary.environment);
    await sendCanaryReports(server.url);
    await dumpStore(installation);
    writeFileSync(path.join(installation.dump, 'output'), server.output());
    expect(canariesIn(installation)).toEqual({});
    await server.stop();
    writeFileSync(path.join(installation.dump, 'output'), server.output());
    expect(canariesIn(installation)).toEqual({});
  },
  180_000,
);

long(
  'finds every canary string by the same search if sealing is disabled',
  async () => {
    using temporary = temporaryInstallation('unsealed');
    const installation = installationIn(temporary);
    const config = decideConfig(readEnvironment(temporary.environment), root);
    const store = await startStore(config, { onGiveUp: () => undefined });
    const context = await openContext(config, store);
    await loadDemonstration(context.db, await readDemonstration(path.join(root, 'content')));
    await prepareRecoveryKey(context.db, context.secret, config);
    const renderer = await loadRenderer(path.join(root, 'site/dist'));
    const app = await buildApp(context, renderer, { ...config, contentFolder: path.join(root, 'content') });
    await app.listen({ port: 0, host: '127.0.0.1' });
    await sendCanaryReports(listeningUrl(app));
    await dumpStore(installation);
    await app.close();
    await context.close();
    const found = canariesIn(installation);
    expect([...new Set(Object.values(found).flat())].toSorted()).toEqual(canaryStrings.toSorted());
    const files = Object.keys(found);
    for (const pattern of [/^dump\//, /^data\/files\//, /pg_wal\//, /base\/\d+\/\d+$/])
      expect(files.filter((file) => pattern.test(file))).not.toEqual([]);
  },
  180_000,
);
