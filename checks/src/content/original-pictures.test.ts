import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { originalFile, picturesFile } from 'content/schema.ts';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

it('the pictures of the content have the descriptions of their originals, which npm run pictures:encode copies', () => {
  const pictures = picturesFile.parse(readJson('content/pictures.json'));
  const originals = globSync('pictures/originals/*.json', { cwd: root });
  expect(originals.length).toBeGreaterThan(40);
  for (const file of originals) {
    const { focus, description } = originalFile.parse(readJson(file));
    expect(pictures[path.basename(file, '.json')], file).toMatchObject({ focus, description });
  }
});
