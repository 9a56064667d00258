import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A temporary folder for a server's data folder and recovery key; the embedded store's user may enter it. */
export function temporaryFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-bench-'));
  chmodSync(folder, 0o711);
  return {
    dataDir: path.join(folder, 'data'),
    folder,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
