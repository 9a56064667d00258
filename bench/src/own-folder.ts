import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A place for a server's data folder and the recovery key beside it, which the embedded store's own user may enter. */
export function ownFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-bench-'));
  chmodSync(folder, 0o711);
  return {
    dataDir: path.join(folder, 'data'),
    folder,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
