/**
 * Starts the server. PostgreSQL comes first: it becomes ready while the server's modules are loaded, which
 * takes as long.
 */
import { decideConfig } from './config/config.ts';
import { checkConsoleAddress } from './config/console-address.ts';
import { readEnvironment } from './config/env.ts';
import { checkProduction } from './config/production.ts';
import { projectFolder } from './config/project-folder.ts';
import { startStore } from './database/store.ts';
import { messageOf } from './errors/error-message.ts';

async function start(): Promise<void> {
  const config = decideConfig(readEnvironment(process.env), projectFolder);
  checkProduction(config, process.getuid?.());
  checkConsoleAddress(config);
  let shutDown = (code: number): void => process.exit(code);
  const isStarting = Promise.withResolvers<void>();
  const store = startStore(config, {
    onStarting: isStarting.resolve,
    onGiveUp: (reason) => {
      console.error(`The store's PostgreSQL fails repeatedly: ${reason}`);
      shutDown(1);
    },
  });
  // Loading modules blocks this thread, so it would delay the commands before PostgreSQL.
  await Promise.race([isStarting.promise, store]);
  const { runSite } = await import('./run-site.ts');
  await runSite(config, store, (end) => (shutDown = end));
}

start().catch((error: unknown) => {
  console.error(messageOf(error));
  if (error instanceof Error && error.cause !== undefined) console.error(error.cause);
  process.exit(1);
});
