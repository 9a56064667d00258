import path from 'node:path';
import { buildApp, listeningUrl } from './app.ts';
import { decideConfig } from './config/config.ts';
import { readEnvironment } from './config/env.ts';
import { openContext } from './context.ts';
import { loadDemonstration } from './demonstration/load.ts';
import { readDemonstration } from './demonstration/read.ts';
import { gatewayBase } from './http/gateway.ts';
import { readyRecoveryKey } from './submissions/recovery-key.ts';
import { sealOlder } from './submissions/seal-older.ts';
import { clearHourly } from './hourly.ts';
import { loadRenderer } from './pages/renderer.ts';

const root = path.resolve(import.meta.dirname, '../..');
const contentFolder = path.join(root, 'content');

async function start(): Promise<void> {
  const config = decideConfig(readEnvironment(process.env), root);
  const renderer = await loadRenderer(path.join(root, 'site/dist'));
  const context = await openContext(config);
  try {
    if (config.production && config.databaseUrl === undefined && process.getuid?.() === 0)
      console.warn(
        'As root, the embedded store runs as “nobody”, whose other processes could read it: use an own user, or DATABASE_URL.',
      );
    if (config.loadDemonstrationContent) {
      const count = await loadDemonstration(context.db, readDemonstration(contentFolder));
      if (count > 0) console.log(`Demonstration content: ${count} new items`);
    }
    const recoveryWarning = await readyRecoveryKey(context.db, config);
    if (recoveryWarning !== undefined) console.warn(recoveryWarning);
    const app = await buildApp(context, renderer, { ...config, contentFolder });
    await app.listen({ port: config.port, host: config.host });
    await sealOlder(context);
    const stopClearing = clearHourly(context, config.retention);
    const url = config.publicUrl ?? listeningUrl(app);
    console.log(`Site:     ${url}\nAPI docs: ${url}${gatewayBase}/docs`);
    endWith(async () => {
      stopClearing();
      await app.close();
      await context.close();
    });
  } catch (error) {
    await context.close();
    throw error;
  }
}

/** Lets the answers under way go out, then closes the store. */
function endWith(close: () => Promise<void>): void {
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      void close().then(() => process.exit(0));
    });
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof Error && error.cause !== undefined) console.error(error.cause);
  process.exit(1);
});
