import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'site-texts-'));
  for (const name of ['contract', 'client', 'site', 'console', 'tsconfig.base.json'])
    cpSync(path.join(root, name), path.join(copy, name), {
      recursive: true,
      filter: (file) => !/\/(?:node_modules|dist)$/.test(file),
    });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The compiler's output for a folder of the copy with some files changed: with the options of its workspace. */
function compilerOutput(workspace: string, folder: string, changed: ReadonlyMap<string, string>): string {
  const originals = [...changed.keys()].map((file) => [file, readFileSync(path.join(copy, file), 'utf8')] as const);
  for (const [file, text] of changed) writeFileSync(path.join(copy, file), text);
  const settings = path.join(copy, workspace, 'tsconfig.texts.json');
  writeFileSync(settings, JSON.stringify({ extends: './tsconfig.json', include: [path.join(copy, folder)] }));
  try {
    execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', settings, '--checkers', '1'], {
      encoding: 'utf8',
      cwd: copy,
    });
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  } finally {
    for (const [file, text] of originals) writeFileSync(path.join(copy, file), text);
  }
}

/**
 * Removes the first property that is a plain string on its own line; returns the rest of the file
 * and the property's name.
 */
function withoutFirstKey(file: string): { name: string; rest: string } {
  const text = readFileSync(path.join(root, file), 'utf8');
  const found = /^ {2,}(\w+): (['"`]).*\2,\n/m.exec(text);
  if (!found?.[1]) throw new Error(`${file} has no text on a line of its own`);
  return { name: found[1], rest: text.replace(found[0], '') };
}

/** The files of a folder with one folder for each language. The files that collect them have no texts of their own. */
function filesOf(texts: string): string[] {
  return ['en', 'ru'].flatMap((locale) =>
    readdirSync(path.join(root, texts, locale))
      .filter((name) => name !== 'catalogue.ts')
      .map((name) => `${texts}/${locale}/${name}`),
  );
}

const catalogues = filesOf('site/src/text');
/** Composed files are compiled separately: the compiler reports no error of theirs while an imported file has one. */
const isComposed = (file: string) => /from '\.\/[\w-]+\.ts'/.test(readFileSync(path.join(root, file), 'utf8'));
const wordsOf = (folder: string) => ['en', 'ru'].map((locale) => `${folder}/${locale}.ts`);

it.each([
  ['site', 'site/src/text', catalogues.filter((file) => !isComposed(file))],
  ['site', 'site/src/text', catalogues.filter(isComposed)],
  ['contract', 'contract/src/words', wordsOf('contract/src/words')],
  ['contract', 'contract/src/console/words', wordsOf('contract/src/console/words')],
  ['console', 'console/src/text', [...filesOf('console/src/text'), ...wordsOf('console/src/text/call-words')]],
])('fails to compile the %s if a catalogue in %s lacks a key', (workspace, folder, files) => {
  expect(files).not.toEqual([]);
  const incomplete = files.map((file) => ({ file, ...withoutFirstKey(file) }));
  // Continuation lines of an error are indented.
  const errors = compilerOutput(workspace, folder, new Map(incomplete.map(({ file, rest }) => [file, rest]))).split(
    /\n(?=\S)/,
  );
  for (const { file, name } of incomplete)
    expect(
      errors.filter((error) => error.startsWith(`${file}(`) && error.includes(name)),
      file,
    ).not.toEqual([]);
});
