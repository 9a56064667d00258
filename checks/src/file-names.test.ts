import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { workspaces } from './import-matrix.ts';

it('finds no file or folder with a meaningless name', () => {
  const sources = globSync(`{${workspaces.join(',')},pictures,scripts}/**/*.{ts,tsx,mjs}`, {
    cwd: path.resolve(import.meta.dirname, '../..'),
    exclude: (name) => /node_modules|dist/.test(name),
  });
  expect(sources.length).toBeGreaterThan(100);
  const meaningless = /^(?:utils?|helpers?|misc|common|lib|shared|core|manager|service|base|types|constants|index)$/;
  const named = sources.filter((file) => file.split('/').some((part) => meaningless.test(part.replace(/\.\w+$/, ''))));
  expect(named).toEqual([]);
});
