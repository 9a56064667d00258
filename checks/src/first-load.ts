/**
 * `npm run size` prints the first-load JavaScript of each page (brotli) and fails above the limit.
 * It is part of `npm test`.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { localeNames } from 'contract/locales.ts';

const client = path.resolve(import.meta.dirname, '../../site/dist/client');
const kilobyte = 1024;
const limit = 108;
const homeLimit = 114;

type Chunk = { file: string; src?: string; imports?: string[]; css?: string[] };

const manifestFile = path.join(client, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  console.error('The site is not built: npm run build');
  process.exit(1);
}
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(manifestFile, 'utf8'));

function filesOf(key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => filesOf(imported, seen))];
}

function compressedSize(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + statSync(path.join(client, `${file}.br`)).size, 0) / kilobyte;
}

const routes = readFileSync(path.resolve(import.meta.dirname, '../../site/src/routes.tsx'), 'utf8');

/** All pages of the route table, with the features whose texts they load. */
const pages = [...routes.matchAll(/\[([^\][]+)\],\s*async \(\) => \(await import\('\.\/([\w/-]+\.tsx)'\)/g)].map(
  ([, words = '', file]) => ({ page: `src/${file}`, words: words.split(/[^\w-]+/).filter(Boolean) }),
);
// A page that is declared in another form would not be measured.
let failed = pages.length === 0 || pages.length !== routes.split('await import(').length - 1;
for (const { page, words } of pages) {
  const isHome = page.includes('/home/');
  for (const locale of localeNames) {
    const texts = ['catalogue', ...words].map((name) => `src/text/${locale}/${name}.ts`);
    const keys = ['src/main.tsx', ...texts, page];
    for (const key of keys.filter((name) => !manifest[name])) throw new Error(`${key} is not in the manifest`);
    const size = compressedSize(new Set(keys.flatMap((key) => filesOf(key))));
    const allowed = isHome ? homeLimit : limit;
    if (size > allowed) failed = true;
    console.log(
      `${size.toFixed(1).padStart(6)} KB of ${allowed}  ${locale}  ${page}${size > allowed ? '  TOO LARGE' : ''}`,
    );
  }
}
process.exit(failed ? 1 : 0);
