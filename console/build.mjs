/** Builds the console for the browser, then writes compressed copies of all text assets. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const compressible = /\.(?:js|css|svg)$/;

async function compress(path) {
  const bytes = await readFile(path);
  const [smallest, widelyRead] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, smallest), writeFile(`${path}.gz`, widelyRead)]);
}

// Silences Vite's report: `npm start` prints what the reader needs.
await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
const assets = join(root, 'dist/assets');
const names = await readdir(assets);
await Promise.all(names.filter((name) => compressible.test(name)).map((name) => compress(join(assets, name))));
