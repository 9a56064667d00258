/** Builds the browser bundle and the server renderer, then writes compressed copies of all text assets. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const compressible = /\.(?:js|css|svg|json|txt)$/;

async function compressAll(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))));
}

async function compress(path) {
  const bytes = await readFile(path);
  const [smallest, widelyRead] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, smallest), writeFile(`${path}.gz`, widelyRead)]);
}

// Silences Vite's report: `npm start` prints what the reader needs.
const options = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' };
await build(options);
await build({ ...options, build: { ssr: true } });
await compressAll(join(root, 'dist/client/assets'));
