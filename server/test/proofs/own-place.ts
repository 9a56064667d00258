import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * A new place for a server's data folder, the recovery key beside it and its temporary files, which the embedded store's own
 * user may enter: so everything that the server leaves lies below it.
 */
export function ownPlace(name: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `site-${name}-`));
  chmodSync(folder, 0o711);
  const [dataDir, temporary] = [path.join(folder, 'data'), path.join(folder, 'temporary')];
  mkdirSync(temporary, { mode: 0o711 });
  return {
    folder,
    dataDir,
    /** For the server, which believes whom visitors' requests are said to come from (sender.ts). */
    environment: { DATA_DIR: dataDir, TMPDIR: temporary, TRUSTED_PROXIES: '127.0.0.1' },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
