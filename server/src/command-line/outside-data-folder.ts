import { realpathSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from './usage-error.ts';

/**
 * Throws a `UsageError` if a path is inside the data folder, also through a symbolic link. The data
 * folder goes into backups, and a key in it would open them.
 */
export function rejectInsideDataFolder(dataDir: string, target: string): void {
  const relative = path.relative(resolvePath(dataDir), resolvePath(target));
  const outside = relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative);
  if (!outside)
    throw new UsageError(
      `${target} is inside the data folder ${dataDir}, which is copied for backups: choose a path outside it`,
    );
}

/** Resolves symbolic links, also for a path that does not exist yet. */
function resolvePath(target: string): string {
  try {
    return realpathSync(target);
  } catch {
    const parent = path.dirname(target);
    return parent === target ? target : path.join(resolvePath(parent), path.basename(target));
  }
}
