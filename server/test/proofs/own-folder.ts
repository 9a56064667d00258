import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A new place for a server's data folder, which the embedded store's own user may enter: so everything lies below it. */
export function ownFolder(name: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `site-${name}-`));
  chmodSync(folder, 0o711);
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}
