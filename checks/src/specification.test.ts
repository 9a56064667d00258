import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { workspaces } from './import-matrix.ts';

const root = path.resolve(import.meta.dirname, '../..');
const explanations = 'docs/specification.md';

const files = globSync([`{${workspaces.join(',')},pictures,scripts}/**/*.{ts,tsx,mjs,md}`, '*.md', 'docs/**/*.md'], {
  cwd: root,
  exclude: (name) => /node_modules|dist|test-results/.test(name),
});

/** Readings such as W3, and sections such as “section 5”. Display P3 is a colour space, F1 the key of the help. */
const reference = /(?<!Display )\b(?:[WP](?:[1-9]|1\d)|F(?:[2-9]|1\d)|[Ss]ection [1-9])\b/g;

function referencesIn(file: string): string[] {
  return Array.from(readFileSync(path.join(root, file), 'utf8').matchAll(reference), ([name]) =>
    name.replace('section', 'Section'),
  );
}

const used = new Set(
  files
    .filter((file) => file !== explanations && file !== 'checks/src/specification.test.ts')
    .flatMap((file) => referencesIn(file)),
);
const explanation = readFileSync(path.join(root, explanations), 'utf8');
const readings = Array.from(explanation.matchAll(/^- \*\*([^*]+)\*\*: \S/gm), ([, name = '']) => name);
const sections = Array.from(explanation.matchAll(/^### (Section \d): \S/gm), ([, name = '']) => name);
const explained = [...readings, ...sections];

it('explains every reading and section of the specification that the repository names', () => {
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((name) => !explained.includes(name))).toEqual([]);
});

it('explains each of them once and no unused reading', () => {
  expect(new Set(explained).size).toBe(explained.length);
  expect(readings.filter((name) => !used.has(name))).toEqual([]);
});

it('says of every section of the specification where it is built, but of the first', () => {
  expect(sections).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((number) => `Section ${number}`));
});
