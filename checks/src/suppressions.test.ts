import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { workspaces } from './import-matrix.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Only the deprecated `execCommand` inserts a text so that the browser can undo it. */
const allowed = ['console/src/inbox/item/insert-at-caret.ts'];

it('finds no suppressed check of types or lint', () => {
  const sources = globSync(`{${workspaces.join(',')},pictures,scripts}/**/*.{ts,tsx,mjs}`, {
    cwd: root,
    exclude: (name) => /node_modules|dist/.test(name),
  });
  const suppression =
    /@ts-(?:ignore|expect-error|nocheck)|(?:oxlint|eslint|biome)-(?:disable|ignore)|:\s*any\b|\bas\s+any\b|\bas unknown as\b/;
  const suppressed = sources.filter((file) => suppression.test(readFileSync(path.join(root, file), 'utf8')));
  expect(suppressed).toEqual(allowed);
});
