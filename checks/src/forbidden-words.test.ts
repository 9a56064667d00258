import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const sources = globSync('{contract,content,server,site,e2e,checks}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => /node_modules|dist/.test(name),
});

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
    (file) =>
      !file.endsWith('forbidden-words.test.ts') && suppression.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(suppressed).toEqual([]);
});
