import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { workspaces } from './import-matrix.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sources = globSync(`{${workspaces.join(',')},pictures,scripts}/**/*.{ts,tsx,mjs}`, {
  cwd: root,
  exclude: (name) => /node_modules|dist/.test(name),
});

const ownFile = 'checks/src/names-and-suppressions.test.ts';

/** Only the deprecated `execCommand` inserts a text so that the browser can undo it. */
const allowedSuppressions = ['console/src/inbox/item/insert-at-caret.ts'];

it('finds the source files', () => {
  expect(sources.length).toBeGreaterThan(100);
});

it('finds no file or folder with a meaningless name', () => {
  const meaningless = /^(?:utils?|helpers?|misc|common|lib|shared|core|manager|service|base|types|constants|index)$/;
  const named = sources.filter((file) => file.split('/').some((part) => meaningless.test(part.replace(/\.\w+$/, ''))));
  expect(named).toEqual([]);
});

it('finds no suppressed check of types or lint', () => {
  const suppression =
    /@ts-(?:ignore|expect-error|nocheck)|(?:oxlint|eslint|biome)-(?:disable|ignore)|:\s*any\b|\bas\s+any\b|\bas unknown as\b/;
  const suppressed = sources.filter(
    (file) => file !== ownFile && suppression.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(suppressed).toEqual(allowedSuppressions);
});
