import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApp, listeningUrl } from './app.ts';
import { createFirstAdministrator } from './accounts/first-administrator.ts';
import type { Config } from './config/config.ts';
import { projectFolder } from './config/project-folder.ts';
import { readConsoleBuild } from './console-pages/console-build.ts';
import { type Context, openContext } from './context.ts';
import type { Store } from './database/store.ts';
import { hasDemonstration, loadDemonstration } from './demonstration/load.ts';
import { readDemonstration } from './demonstration/read.ts';
import { startTimers } from './hourly-jobs/timers.ts';
import { gatewayBase } from './http/gateway.ts';
import { releaseMemoryWhenIdle } from './idle-memory.ts';
import { startNotices } from './notices/run-notices.ts';
import { loadRenderer } from './pages/renderer.ts';
import { removeUnfinishedOriginals } from './pictures/unfinished-originals.ts';
import { adoptExistingRows } from './publishing/changes/import.ts';
import { startSchedule } from './publishing/changes/run-schedule.ts';
import { closeWithin, countRequests, endAfter } from './shutdown.ts';
import { addResumeDeadlines } from './submissions/promised-deadline.ts';
import { prepareRecoveryKey } from './submissions/report-keys/recovery-key.ts';
import { addContactHashes } from './submissions/sealing/add-contact-hashes.ts';
import { encryptPlaintextRows } from './submissions/sealing/migrate-envelopes.ts';

/** After so many seconds the demonstration is compared with the store. */
const secondsBeforeComparison = 5;

const contentFolder = path.join(projectFolder, 'content');

/** Runs the site on a store that is starting. `shutDownWith` gets the function that ends the process. */
export async function runSite(
  config: Config,
  starting: Promise<Store>,
  shutDownWith: (shutDown: (code: number) => void) => void,
): Promise<void> {
  const loadingRenderer = loadRenderer(path.join(projectFolder, 'site/dist'));
  loadingRenderer.catch(() => undefined);
  const context = await openContext(config, await starting);
  try {
    const renderer = await loadingRenderer;
    await removeUnfinishedOriginals(config.dataDir);
    const { isNew } = await prepareContent(context, config);
    const recoveryWarning = await prepareRecoveryKey(context.db, context.secret, config);
    if (recoveryWarning !== undefined) console.warn(recoveryWarning);
    const setUpLink = await createFirstAdministrator(context, config.adminPassword);
    const consoleBuild = readConsoleBuild(path.join(projectFolder, 'console/dist'));
    if (consoleBuild === undefined) console.warn('The console is not built: run “npm run build”');
    const app = await buildApp(context, renderer, { ...config, contentFolder, consoleBuild });
    const runningRequests = countRequests(app.server);
    await app.listen({ port: config.port, host: config.host });
    await encryptPlaintextRows(context.maintenance, context.submissionKeys);
    await addContactHashes({ ...context, db: context.maintenance });
    await addResumeDeadlines(context.maintenance, (await context.formContent()).replyTerms);
    const schedule = startSchedule(context);
    const siteUrl = config.publicUrl ?? listeningUrl(app);
    const { mail, maintenance } = context;
    const notices = mail && startNotices({ ...context, mail, db: maintenance, consoleUrl: `${siteUrl}/console` });
    releaseMemoryWhenIdle();
    const stopTimers = startTimers({ ...context, db: context.maintenance }, config.retention);
    const comparison = compareLater(config.loadDemonstrationContent && !isNew, () => addDemonstration(context));
    const shutDown = endAfter(async () => {
      comparison.cancel();
      const timersStopped = stopTimers().catch((error: unknown) =>
        console.error('The timers could not be stopped:', error),
      );
      // At the same time: a running nightly job must not delay the shutdown of the HTTP server.
      await closeWithin(app, runningRequests, config.shutdownSeconds);
      await Promise.all([timersStopped, schedule.stop(), notices?.stop()]);
      await comparison.finished;
      await context.close();
    }, config.shutdownSeconds);
    shutDownWith(shutDown);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shutDown(0));
    printUrls(siteUrl, setUpLink?.path);
  } catch (error) {
    await context.close();
    throw error;
  }
}

/** Adopts rows of an older version, and loads the demonstration into a new store. Returns whether the store was new. */
async function prepareContent(
  context: Context,
  { loadDemonstrationContent }: Pick<Config, 'loadDemonstrationContent'>,
): Promise<{ isNew: boolean }> {
  const adopted = await adoptExistingRows(context.maintenance, context.publishableKinds);
  if (adopted > 0) console.log(`Content: drafts for ${adopted} items of an older version`);
  const isNew = !(await hasDemonstration(context.db));
  if (loadDemonstrationContent && isNew) await addDemonstration(context);
  return { isNew };
}

/** Adds what the store does not have. Another instance that starts at the same time waits meanwhile. */
async function addDemonstration({ maintenance }: Context): Promise<void> {
  const count = await loadDemonstration(maintenance, await readDemonstration(contentFolder));
  if (count > 0) console.log(`Demonstration content: ${count} new items`);
}

/**
 * There are rarely new items, and the first requests must not wait for this work. The site already serves visitors: if
 * the database is lost meanwhile, the next start compares.
 */
function compareLater(isWanted: boolean, compare: () => Promise<void>) {
  const cancelling = new AbortController();
  const finished = isWanted
    ? pause(secondsBeforeComparison * 1000, undefined, { signal: cancelling.signal })
        .then(compare, () => undefined)
        .catch((error: unknown) => console.error('The demonstration could not be compared with the store:', error))
    : Promise.resolve();
  return { finished, cancel: () => cancelling.abort() };
}

function printUrls(url: string, setUpPath: string | undefined): void {
  // Each version of an installation has a folder of its own (docs/operations/upgrade.md).
  console.log(`Folder:   ${projectFolder}\nSite:     ${url}\nAPI docs: ${url}${gatewayBase}/docs`);
  if (setUpPath !== undefined)
    console.log(`Console:  ${url}${setUpPath}\n          (sets up the first administrator; good for 60 minutes, once)`);
}
