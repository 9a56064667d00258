/** How often the content shows each picture: one that is seen everywhere shows nothing any more. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { picturesFile } from 'content/schema.ts';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

const pictures = picturesFile.parse(readJson('content/pictures.json'));
const rasters = new Set(Object.keys(pictures).filter((name) => pictures[name]?.kind === 'raster'));
const mostUses = 2;

/** Albums collect pictures, so that theirs are counted apart: once in an album. */
const files = globSync('content/**/*.json', {
  cwd: root,
  exclude: ['content/albums.json', 'content/pictures.json', 'content/package.json'],
}).toSorted();

type Use = { picture: string; location: string };

function usesIn(value: unknown, location: string): Use[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const names =
      key === 'picture' || key === 'poster' ? [part] : key === 'pictures' && Array.isArray(part) ? part : [];
    const named = names.filter((name): name is string => typeof name === 'string');
    return [
      ...named.map((picture) => ({ picture, location: `${location} ${key}` })),
      ...usesIn(part, `${location} ${key}`),
    ];
  });
}

/** A product's card and its page show one picture: that is one use. */
function usesOfFile(file: string): Use[] {
  const uses = usesIn(readJson(file), file);
  if (!file.startsWith('content/products/')) return uses;
  return [...new Set(uses.map(({ picture }) => picture))].map((picture) => ({ picture, location: file }));
}

function locationsByPicture(uses: readonly Use[]): Map<string, string[]> {
  const locations = new Map<string, string[]>();
  for (const { picture, location } of uses)
    if (rasters.has(picture)) locations.set(picture, [...(locations.get(picture) ?? []), location]);
  return locations;
}

const moreThan = (most: number, uses: readonly Use[]) =>
  [...locationsByPicture(uses)]
    .filter(([, locations]) => locations.length > most)
    .map(([name, locations]) => ({ name, locations }));

it('the content shows no picture more than twice', () => {
  const uses = files.flatMap(usesOfFile);
  expect(uses.length).toBeGreaterThan(100);
  expect(moreThan(mostUses, uses)).toEqual([]);
});

it.each([
  ['a page or slide', /^content\/(pages\/|banners)/, 15],
  ['a product', /^content\/products\/by-/, 25],
])('the first picture of %s is the first of no other', (_, group, atLeast) => {
  const first = files
    .filter((file) => group.test(file))
    .flatMap((file) => usesIn(readJson(file), file).filter(({ location }) => /^\S+( \d+)? picture$/.test(location)));
  expect(first.length).toBeGreaterThan(atLeast);
  expect(moreThan(1, first)).toEqual([]);
});

it('an album shows each picture once', () => {
  const albums = readJson('content/albums.json');
  expect(albums).not.toHaveLength(0);
  for (const album of Array.isArray(albums) ? albums : []) expect(moreThan(1, usesIn(album, 'album'))).toEqual([]);
});
