import path from 'node:path';
import { buildApp, listeningUrl } from './app.ts';
import { createFirstAdministrator } from './accounts/first-administrator.ts';
import { decideConfig } from './config/config.ts';
import { checkConsoleAddress } from './config/console-address.ts';
import { readEnvironment } from './config/env.ts';
import { checkProduction } from './config/production.ts';
import { projectFolder } from './config/project-folder.ts';
import { readConsoleBuild } from './console-pages/console-build.ts';
import { openContext } from './context.ts';
import { hasDemonstration, loadDemonstration } from './demonstration/load.ts';
import { readDemonstration } from './demonstration/read.ts';
import { startTimers } from './hourly-jobs/timers.ts';
import { gatewayBase } from './http/gateway.ts';
import { loadRenderer } from './pages/renderer.ts';
import { removeUnfinishedOriginals } from './pictures/receive.ts';
import { adoptExistingRows } from './publishing/import.ts';
import { startSchedule } from './publishing/run-schedule.ts';
import { closeWithin, countRequests, endAfter } from './shutdown.ts';
import { prepareRecoveryKey } from './submissions/report-keys/recovery-key.ts';
import { encryptPlaintextRows } from './submissions/sealing/migrate-envelopes.ts';

const contentFolder = path.join(projectFolder, 'content');

async function start(): Promise<void> {
  const config = decideConfig(readEnvironment(process.env), projectFolder);
  checkProduction(config, process.getuid?.());
  checkConsoleAddress(config);
  // Runs while the store starts.
  const loadingRenderer = loadRenderer(path.join(projectFolder, 'site/dist'));
  loadingRenderer.catch(() => undefined);
  let shutDown = (code: number): void => process.exit(code);
  const context = await openContext(config, (reason) => {
    console.error(`The store's PostgreSQL fails repeatedly: ${reason}`);
    shutDown(1);
  });
  const addDemonstration = async () => {
    // Another instance that starts at the same time waits until this one has loaded it.
    const count = await loadDemonstration(context.maintenance, await readDemonstration(contentFolder));
    if (count > 0) console.log(`Demonstration content: ${count} new items`);
  };
  try {
    const renderer = await loadingRenderer;
    await removeUnfinishedOriginals(config.dataDir);
    const adopted = await adoptExistingRows(context.maintenance, context.publishableKinds);
    if (adopted > 0) console.log(`Content: drafts for ${adopted} items of an older version`);
    const isNew = !(await hasDemonstration(context.db));
    if (config.loadDemonstrationContent && isNew) await addDemonstration();
    const recoveryWarning = await prepareRecoveryKey(context.db, context.secret, config);
    if (recoveryWarning !== undefined) console.warn(recoveryWarning);
    const setUpLink = await createFirstAdministrator(context, config.adminPassword);
    const consoleBuild = readConsoleBuild(path.join(projectFolder, 'console/dist'));
    if (consoleBuild === undefined) console.warn('The console is not built: run “npm run build”');
    const app = await buildApp(context, renderer, { ...config, contentFolder, consoleBuild });
    const runningRequests = countRequests(app.server);
    await app.listen({ port: config.port, host: config.host });
    const maintenanceContext = { ...context, db: context.maintenance };
    await encryptPlaintextRows(context.maintenance, context.submissionKeys);
    const schedule = startSchedule(context);
    const stopTimers = startTimers(maintenanceContext, config.retention);
    // While the site responds: there are rarely new items.
    const comparing = config.loadDemonstrationContent && !isNew ? addDemonstration() : Promise.resolve();
    shutDown = endAfter(async () => {
      const timersStopped = stopTimers().catch((error: unknown) =>
        console.error('The timers could not be stopped:', error),
      );
      // At the same time: a running nightly job must not delay the shutdown of the HTTP server.
      await closeWithin(app, runningRequests, config.shutdownSeconds);
      await Promise.all([timersStopped, schedule.stop()]);
      await comparing.catch(() => undefined);
      await context.close();
    }, config.shutdownSeconds);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shutDown(0));
    const url = config.publicUrl ?? listeningUrl(app);
    console.log(`Site:     ${url}\nAPI docs: ${url}${gatewayBase}/docs`);
    if (setUpLink !== undefined)
      console.log(
        `Console:  ${url}${setUpLink.path}\n          (sets up the first administrator; good for 60 minutes, once)`,
      );
    await comparing;
  } catch (error) {
    await context.close();
    throw error;
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof Error && error.cause !== undefined) console.error(error.cause);
  process.exit(1);
});
