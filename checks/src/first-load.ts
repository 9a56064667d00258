/**
 * `npm run size` prints the first-load JavaScript of each page, and all files of each screen of the console (brotli).
 * It fails above the limits, and is part of `npm test`.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { localeNames } from 'contract/locales.ts';

const pageLimit = 108;
const homeLimit = 114;
const consoleLimit = 600;

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] };

type Build = { folder: string; chunks: Record<string, Chunk> };

function readBuild(folder: string): Build {
  const resolved = path.resolve(import.meta.dirname, '../..', folder);
  const manifest = path.join(resolved, '.vite/manifest.json');
  if (!existsSync(manifest)) {
    console.error(`${folder} is missing: npm run build`);
    process.exit(1);
  }
  return { folder: resolved, chunks: JSON.parse(readFileSync(manifest, 'utf8')) };
}

/** The chunks of some modules and of all that they import. */
function chunksOf(build: Build, modules: readonly string[], seen = new Set<Chunk>()): Set<Chunk> {
  for (const module of modules) {
    const chunk = build.chunks[module];
    if (chunk === undefined) throw new Error(`${module} is not in the manifest`);
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    chunksOf(build, chunk.imports ?? [], seen);
  }
  return seen;
}

/** In KB. Fonts are compressed by themselves. */
function sentSize({ folder }: Build, files: readonly string[]): number {
  const sizes = [...new Set(files)].map((file) => {
    const compressed = path.join(folder, `${file}.br`);
    return statSync(existsSync(compressed) ? compressed : path.join(folder, file)).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

let failed = false;

function report(name: string, size: number, allowed: number): void {
  if (size > allowed) failed = true;
  console.log(`${size.toFixed(1).padStart(6)} KB of ${allowed}  ${name}${size > allowed ? '  TOO LARGE' : ''}`);
}

const site = readBuild('site/dist/client');
const routes = readFileSync(path.resolve(import.meta.dirname, '../../site/src/routes.tsx'), 'utf8');

/** All pages of the route table, with the features whose texts they load. */
const pages = [...routes.matchAll(/\[([^\][]+)\],\s*(?:async )?\(\) => .*?import\('\.\/([\w/-]+\.tsx)'\)/g)].map(
  ([, names = '', file]) => ({ page: `src/${file}`, textNames: names.split(/[^\w-]+/).filter(Boolean) }),
);
// A page that is declared in another form would not be measured.
if (pages.length === 0 || pages.length !== routes.split(' import(').length - 1) failed = true;
for (const { page, textNames } of pages)
  for (const locale of localeNames) {
    const texts = ['catalogue', ...textNames].map((name) => `src/text/${locale}/${name}.ts`);
    const scripts = Array.from(chunksOf(site, ['src/main.tsx', ...texts, page]), ({ file }) => file);
    report(`${locale}  ${page}`, sentSize(site, scripts), page.includes('/home/') ? homeLimit : pageLimit);
  }

// A screen of the console, with the texts of one language: scripts, styles and fonts.
const staffConsole = readBuild('console/dist');
const screens = Object.keys(staffConsole.chunks).filter((key) => key.endsWith('-screen.tsx'));
if (screens.length === 0) failed = true;
for (const screen of screens) {
  const chunks = chunksOf(staffConsole, ['src/main.tsx', 'src/text/ru/catalogue.ts', screen]);
  const files = [...chunks].flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  report(`console/${screen}`, sentSize(staffConsole, files), consoleLimit);
}
process.exit(failed ? 1 : 0);
