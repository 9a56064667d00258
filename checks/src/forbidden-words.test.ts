import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const sources = globSync('{contract,content,server,site,e2e,checks}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => /node_modules|dist/.test(name),
});

it('reads the project', () => {
  expect(sources.length).toBeGreaterThan(100);
});

it('uses no name that says nothing', () => {
  const empty = /^(?:utils?|helpers?|misc|common|lib|shared|core|manager|service|base|types|constants|index)$/;
  const named = sources.filter((file) => file.split('/').some((part) => empty.test(part.replace(/\.\w+$/, ''))));
  expect(named).toEqual([]);
});

it('silences no check', () => {
  const silent =
    /@ts-(?:ignore|expect-error|nocheck)|(?:oxlint|eslint|biome)-(?:disable|ignore)|:\s*any\b|\bas\s+any\b|\bas unknown as\b/;
  const silenced = sources.filter(
    (file) => !file.endsWith('forbidden-words.test.ts') && silent.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(silenced).toEqual([]);
});
