import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'site-texts-'));
  for (const name of ['contract', 'site', 'tsconfig.base.json'])
    cpSync(path.join(root, name), path.join(copy, name), {
      recursive: true,
      filter: (file) => !/\/(?:node_modules|dist)$/.test(file),
    });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What the compiler says about a workspace of the copy, with one file changed. */
function compilerSays(workspace: string, file: string, text: string): string {
  const full = path.join(copy, file);
  const original = readFileSync(full, 'utf8');
  writeFileSync(full, text);
  try {
    execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', path.join(copy, workspace)], {
      encoding: 'utf8',
      cwd: copy,
    });
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  } finally {
    writeFileSync(full, original);
  }
}

/** The text without its first property that is a plain string on a line of its own, and that property's name. */
function withoutFirstKey(text: string): { name: string; rest: string } {
  const found = /^ {2,}(\w+): (['"`]).*\2,\n/m.exec(text);
  if (!found?.[1]) throw new Error('no key to delete');
  return { name: found[1], rest: text.replace(found[0], '') };
}

const catalogues = ['en', 'ru'].flatMap((locale) =>
  readdirSync(path.join(root, 'site/src/text', locale))
    .filter((name) => name !== 'catalogue.ts')
    .map((name) => ({ workspace: 'site', file: `site/src/text/${locale}/${name}` })),
);
const gatewayWords = ['en', 'ru'].map((locale) => ({ workspace: 'contract', file: `contract/src/words/${locale}.ts` }));

it.each([...catalogues, ...gatewayWords])('a key missing from $file does not compile', ({ workspace, file }) => {
  const { name, rest } = withoutFirstKey(readFileSync(path.join(root, file), 'utf8'));
  const said = compilerSays(workspace, file, rest);
  expect(said).toContain(path.basename(file));
  expect(said).toContain(name);
});
