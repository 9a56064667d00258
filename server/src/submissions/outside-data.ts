import { realpathSync } from 'node:fs';
import path from 'node:path';
import { Mistake } from './mistake.ts';

/**
 * Throws a `Mistake` when a file or folder would lie inside the data folder, through a symbolic link as well: what is
 * there goes into backups, and with a key in it a backup could be read.
 */
export function refuseInside(dataDir: string, place: string): void {
  const relative = path.relative(realPlace(dataDir), realPlace(place));
  const outside = relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative);
  if (!outside)
    throw new Mistake(
      `${place} lies inside the data folder ${dataDir}, which is copied for backups: choose another place`,
    );
}

/** Where a path leads to; of one that does not exist yet, where it would. */
function realPlace(place: string): string {
  try {
    return realpathSync(place);
  } catch {
    const parent = path.dirname(place);
    return parent === place ? place : path.join(realPlace(parent), path.basename(place));
  }
}
