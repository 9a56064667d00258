import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * A temporary folder for a server's data folder, recovery key and temporary files, so that
 * everything that the server leaves is below it. The embedded store's user may enter it.
 */
export function temporaryInstallation(name: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `site-${name}-`));
  chmodSync(folder, 0o711);
  const [dataDir, temporary] = [path.join(folder, 'data'), path.join(folder, 'temporary')];
  mkdirSync(temporary, { mode: 0o711 });
  return {
    folder,
    dataDir,
    /** For the server, which trusts the visitors' IP addresses that sender.ts sends. */
    environment: { DATA_DIR: dataDir, TMPDIR: temporary, TRUSTED_PROXIES: '127.0.0.1' },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
