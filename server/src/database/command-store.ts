import { UsageError } from '../command-line/usage-error.ts';
import { type Config, decideConfig } from '../config/config.ts';
import { readEnvironment } from '../config/env.ts';
import { projectFolder } from '../config/project-folder.ts';
import { runningEmbedded, startEmbedded } from './embedded/embedded-server.ts';
import { type ConnectionOptions, type Database, migrate, openDatabase } from './open.ts';
import { existingStoreFolder, rejectForeignData } from './embedded/store-folder.ts';
import { rejectUnfinishedRestore } from './unfinished-restore.ts';

export type CommandStore = AsyncDisposable & { config: Config; db: Database; connection: ConnectionOptions };

/** The configuration of a command-line tool. */
export function commandConfig(): Config {
  return decideConfig(readEnvironment(process.env), projectFolder);
}

/**
 * Opens the configured store for a command-line tool, with or without a running server. With
 * `mustExist` it throws a `UsageError` instead of creating an embedded store: a command that runs
 * without the server's variables would report success about an empty one.
 */
export async function openCommandStore({ mustExist = false } = {}): Promise<CommandStore> {
  const config = commandConfig();
  rejectUnfinishedRestore(config.dataDir);
  if (mustExist && config.databaseUrl === undefined) rejectMissingStore(config.dataDir);
  const running = config.databaseUrl ? undefined : await runningEmbedded(config.dataDir);
  const started = config.databaseUrl || running ? undefined : await startEmbedded(config.dataDir);
  const socketFolder = running ?? started?.socketFolder;
  const connection: ConnectionOptions =
    socketFolder === undefined ? { databaseUrl: config.databaseUrl ?? '' } : { socketFolder };
  const db = await openDatabase(connection, 'maintenance');
  const close = async () => {
    await db.destroy();
    await started?.stop();
  };
  try {
    if (started) await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { config, db, connection, [Symbol.asyncDispose]: close };
}

function rejectMissingStore(dataDir: string): void {
  if (existingStoreFolder(dataDir) !== undefined) return;
  rejectForeignData(dataDir);
  throw new UsageError(
    `${dataDir} has no store: set DATA_DIR or DATABASE_URL to the server’s, as site-run does, or start the server first`,
  );
}
