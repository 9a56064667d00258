import { startEmbedded } from './embedded/embedded-server.ts';
import type { ConnectionOptions } from './open.ts';
import { rejectUnfinishedRestore } from './unfinished-restore.ts';

/** A running store. */
export type Store = { connection: ConnectionOptions; stop: () => Promise<void> };

type StoreOptions = {
  /** Called if the embedded PostgreSQL has ended and cannot be restarted. */
  onGiveUp: (reason: string) => void;
  /** Called when the embedded PostgreSQL is starting, and only has to be waited for. */
  onStarting?: () => void;
};

/** Starts the embedded PostgreSQL, unless the settings name another one. */
export async function startStore(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  { onGiveUp, onStarting }: StoreOptions,
): Promise<Store> {
  rejectUnfinishedRestore(dataDir);
  if (databaseUrl !== undefined) return { connection: { databaseUrl }, stop: async () => undefined };
  const { socketFolder, stop } = await startEmbedded(dataDir, onGiveUp, onStarting);
  return { connection: { socketFolder }, stop };
}
