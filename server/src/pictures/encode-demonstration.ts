/**
 * `npm run pictures:encode` encodes the demonstration pictures. It reads
 * `pictures/originals/<name>.webp` with `<name>.json`, and the drawings
 * `content/pictures/<name>.svg`. It writes `content/pictures/<name>/` and `content/pictures.json`.
 * Only changed pictures are encoded; those without an original are deleted.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { originalFile, picturesFile } from 'content/schema.ts';
import { byLocale } from 'contract/locales.ts';
import { pictureTypes, pictureWidths } from 'contract/media/picture.ts';
import type { z } from 'zod';
import { projectFolder } from '../config/project-folder.ts';
import { encodePicture } from './encode.ts';
import { pictureHash } from './hash.ts';

type Entry = z.output<typeof picturesFile>[string];

const originals = path.join(projectFolder, 'pictures/originals');
const encoded = path.join(projectFolder, 'content/pictures');
const list = path.join(projectFolder, 'content/pictures.json');

function namesIn(folder: string, extension: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(extension))
    .map((file) => file.slice(0, -extension.length))
    .toSorted();
}

function hasEverySize(name: string, { width }: Entry): boolean {
  return pictureWidths(width).every((step) =>
    pictureTypes.every((type) => existsSync(path.join(encoded, name, `${step}.${type}`))),
  );
}

async function rasterEntry(name: string, before: Entry | undefined): Promise<Entry> {
  const file = path.join(originals, `${name}.webp`);
  const original = readFileSync(file);
  const hash = pictureHash(original, 'raster');
  const { focus, description } = originalFile.parse(JSON.parse(readFileSync(`${file.slice(0, -5)}.json`, 'utf8')));
  const edited = { focus, description };
  if (before?.hash === hash && hasEverySize(name, before)) return { ...before, ...edited };
  console.log(`encoding ${name}`);
  const [temporary, target] = [path.join(encoded, `.${name}`), path.join(encoded, name)];
  await rm(temporary, { recursive: true, force: true });
  const { width, height, placeholder } = await encodePicture(original, temporary);
  await rm(target, { recursive: true, force: true });
  await rename(temporary, target);
  return { kind: 'raster', hash, width, height, placeholder, ...edited };
}

/** A drawing is served unchanged; its description is edited in the list by hand. */
function drawingEntry(name: string, before: Entry | undefined): Entry {
  const drawing = readFileSync(path.join(encoded, `${name}.svg`));
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawing.toString()) ?? [];
  if (width === undefined || height === undefined) throw new Error(`${name}.svg has no viewBox that begins at 0 0`);
  return {
    kind: 'drawing',
    hash: pictureHash(drawing, 'drawing'),
    width: Number(width),
    height: Number(height),
    placeholder: '',
    focus: [0.5, 0.5],
    description: before?.description ?? byLocale(() => ''),
  };
}

const before = existsSync(list) ? picturesFile.parse(JSON.parse(readFileSync(list, 'utf8'))) : {};
const entries = new Map<string, Entry>();
const rasters = namesIn(originals, '.webp');
for (const name of namesIn(encoded, '.svg')) {
  if (rasters.includes(name)) throw new Error(`${name} is a drawing and has an original: delete one of the two`);
  entries.set(name, drawingEntry(name, before[name]));
}
for (const name of rasters) entries.set(name, await rasterEntry(name, before[name]));
for (const entry of readdirSync(encoded, { withFileTypes: true }))
  if (entry.isDirectory() && !entries.has(entry.name)) await rm(path.join(encoded, entry.name), { recursive: true });
const sorted = Object.fromEntries([...entries].toSorted(([a], [b]) => a.localeCompare(b, 'en')));
await writeFile(list, `${JSON.stringify(sorted, null, 2)}\n`);
console.log(`${entries.size} pictures, ${rasters.length} of them with an original`);
