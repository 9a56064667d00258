import path from 'node:path';
import { type Config, decideConfig } from '../config/config.ts';
import { readEnvironment } from '../config/env.ts';
import { runningEmbedded, startEmbedded } from './embedded.ts';
import { type Database, migrate, openDatabase, type Reach } from './open.ts';

export type CommandStore = AsyncDisposable & { config: Config; db: Database };

/** The settings that a command runs with. */
export function commandConfig(): Config {
  return decideConfig(readEnvironment(process.env), path.resolve(import.meta.dirname, '../../..'));
}

/** The store as the environment names it, for a command of an operator: beside a running server, or without one. */
export async function openForCommand(): Promise<CommandStore> {
  const config = commandConfig();
  const running = config.databaseUrl ? undefined : await runningEmbedded(config.dataDir);
  const started = config.databaseUrl || running ? undefined : await startEmbedded(config.dataDir);
  const socketFolder = running ?? started?.socketFolder;
  const reach: Reach = socketFolder === undefined ? { databaseUrl: config.databaseUrl ?? '' } : { socketFolder };
  const db = await openDatabase(reach);
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
  return { config, db, [Symbol.asyncDispose]: close };
}
