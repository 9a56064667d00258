/**
 * `npm run size` prints the first-load JavaScript of each page, and all files of each screen of the console (brotli).
 * It fails above the limits, and is part of `npm test`.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { localeNames } from 'contract/locales.ts';

const client = path.resolve(import.meta.dirname, '../../site/dist/client');
const kilobyte = 1024;
const limit = 108;
const homeLimit = 114;

type Chunk = { file: string; src?: string; imports?: string[]; css?: string[]; assets?: string[] };

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
const pages = [...routes.matchAll(/\[([^\][]+)\],\s*(?:async )?\(\) => .*?import\('\.\/([\w/-]+\.tsx)'\)/g)].map(
  ([, names = '', file]) => ({ page: `src/${file}`, textNames: names.split(/[^\w-]+/).filter(Boolean) }),
);
// A page that is declared in another form would not be measured.
let failed = pages.length === 0 || pages.length !== routes.split(' import(').length - 1;
for (const { page, textNames } of pages) {
  const isHome = page.includes('/home/');
  for (const locale of localeNames) {
    const texts = ['catalogue', ...textNames].map((name) => `src/text/${locale}/${name}.ts`);
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

// The console: scripts, styles and fonts of a screen, with the texts of one language. Fonts are compressed by themselves.
const consoleDist = path.resolve(import.meta.dirname, '../../console/dist');
const consoleLimit = 600;
const consoleManifest: Record<string, Chunk> = JSON.parse(
  readFileSync(path.join(consoleDist, '.vite/manifest.json'), 'utf8'),
);

function consoleFilesOf(key: string, seen: Set<string>): string[] {
  const chunk = consoleManifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  const own = [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])];
  return [...own, ...(chunk.imports ?? []).flatMap((imported) => consoleFilesOf(imported, seen))];
}

function sentSize(file: string): number {
  const compressed = path.join(consoleDist, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : path.join(consoleDist, file)).size / kilobyte;
}

const screens = Object.keys(consoleManifest).filter((key) => key.endsWith('-screen.tsx'));
if (screens.length === 0) failed = true;
for (const screen of screens) {
  const keys = ['src/main.tsx', 'src/text/ru/catalogue.ts', screen];
  const seen = new Set<string>();
  const files = new Set(keys.flatMap((key) => consoleFilesOf(key, seen)));
  const size = [...files].reduce((sum, file) => sum + sentSize(file), 0);
  if (size > consoleLimit) failed = true;
  console.log(
    `${size.toFixed(1).padStart(6)} KB of ${consoleLimit}  console/${screen}${size > consoleLimit ? '  TOO LARGE' : ''}`,
  );
}
process.exit(failed ? 1 : 0);
