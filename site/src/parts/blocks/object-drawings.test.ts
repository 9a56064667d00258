import { readFileSync } from 'node:fs';
import { objectDrawings } from 'contract/blocks.ts';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

it('has a drawing for each object of the anniversary, and no other', () => {
  const drawn = [...read('object-drawings.svg').matchAll(/<g id="([^"]+)"/g)].map(([, id]) => id);
  const page: { sections: { blocks: { kind: string; entries?: { key: string; year: number }[] }[] }[] } = JSON.parse(
    read('../../../../content/pages/year20.json'),
  );
  const objects = page.sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'objects'));
  const entries = objects.flatMap((block) => block.entries ?? []);
  expect(entries.map(({ year }) => year)).toEqual(Array.from({ length: 20 }, (_, index) => 2005 + index));
  expect(entries.map(({ key }) => key)).toEqual(drawn);
  expect(objectDrawings).toEqual(drawn);
});
