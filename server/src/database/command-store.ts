import { type Config, decideConfig } from '../config/config.ts';
import { readEnvironment } from '../config/env.ts';
import { projectFolder } from '../config/project-folder.ts';
import { runningEmbedded, startEmbedded } from './embedded.ts';
import { type ConnectionOptions, type Database, migrate, openDatabase } from './open.ts';
import { rejectUnfinishedRestore } from './unfinished-restore.ts';

export type CommandStore = AsyncDisposable & { config: Config; db: Database; connection: ConnectionOptions };

/** The configuration of a command-line tool. */
export function commandConfig(): Config {
  return decideConfig(readEnvironment(process.env), projectFolder);
}

/** Opens the configured store for a command-line tool, with or without a running server. */
export async function openCommandStore(): Promise<CommandStore> {
  const config = commandConfig();
  rejectUnfinishedRestore(config.dataDir);
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
