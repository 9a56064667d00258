/** The compiler finds every place that lacks a language or a text. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const workspaces = ['contract', 'client', 'content', 'server', 'site', 'console'];
const sources = globSync(['{contract,client,server,site,console}/src/**/*.{ts,tsx}', 'content/schema.ts'], {
  cwd: root,
}).filter((file) => !/\.test\.tsx?$/.test(file));
// Migrations are not changed afterwards: a new language needs one of its own.
const changing = sources.filter((file) => !file.startsWith('server/src/database/migrations/'));
const namesOfLanguages = /(?<![\w.'])cn[:,][^}]*?(?<![\w.'])en[:,][^}]*?(?<![\w.'])ru(?:[:,]| \})/g;

type Lines = { file: string; first: number; last: number };

/** The tables of languages in a file. The texts of one language may name the others. */
function tablesOf(file: string): Lines[] {
  if (/\/text\/(?:cn|en|ru)\//.test(file)) return [];
  const text = read(file);
  const lineAt = (index: number) => text.slice(0, index).split('\n').length;
  return Array.from(text.matchAll(namesOfLanguages), ({ index, 0: { length } }) => ({
    file,
    first: lineAt(index),
    last: lineAt(index + length),
  }));
}

/** Copies the sources, adds a fourth language, compiles all at once, and returns where the compiler finds an error. */
function errorsOfFourthLanguage(copy: string): { file: string; line: number }[] {
  const data = globSync(['tsconfig.base.json', '{contract,client,content,server,site,console}/package.json'], {
    cwd: root,
  });
  const imported = globSync('{contract,server,site}/src/**/*.json', { cwd: root });
  for (const file of [...sources, ...data, ...imported]) cpSync(path.join(root, file), path.join(copy, file));
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    const target = workspaces.includes(name) ? copy : path.join(root, 'node_modules');
    symlinkSync(path.join(target, name), path.join(copy, 'node_modules', name));
  }
  for (const folder of globSync('{server,site,console}/node_modules', { cwd: root }))
    symlinkSync(path.join(root, folder), path.join(copy, folder));
  const list = read('contract/src/locales.ts');
  const longer = list.replace('} as const;', "  kk: { tag: 'kk', ownName: 'Қазақша', shortName: 'KK' },\n} as const;");
  writeFileSync(path.join(copy, 'contract/src/locales.ts'), longer);
  const compilerOptions = {
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: ['node', 'vite/client'],
    jsx: 'react-jsx',
    module: 'esnext',
    moduleResolution: 'bundler',
  };
  const settings = { extends: './tsconfig.base.json', compilerOptions, include: sources };
  writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(settings));
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '--pretty', 'false'], { cwd: copy, encoding: 'utf8' });
  return Array.from(stdout.matchAll(/^(\S+?)\((\d+),\d+\): error/gm), ([, file = '', line]) => ({
    file,
    line: Number(line),
  }));
}

// Compiling takes as long as all other checks together.
it.skipIf(process.env['LONG_TESTS'] === undefined)(
  'fails to compile every table of the languages, if a fourth one is added',
  () => {
    const copy = mkdtempSync(path.join(os.tmpdir(), 'fourth-language-'));
    try {
      const errors = errorsOfFourthLanguage(copy);
      const tables = changing.flatMap(tablesOf);
      expect(tables.length).toBeGreaterThan(40);
      // An error is reported at the name of the table, which may stand before its first line.
      const isReported = ({ file, first, last }: Lines) =>
        errors.some((error) => error.file === file && error.line >= first - 2 && error.line <= last + 1);
      expect(tables.filter((table) => !isReported(table))).toEqual([]);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  },
  300_000,
);

it('compares the type of every translation with the Chinese texts, so that none may lack a key', () => {
  // The files named catalogue collect the others and have no texts of their own.
  const translations = sources.filter((file) =>
    /\/(?:text|words)\/(?:.*\/)?(?:en|ru)(?:\/(?!catalogue\b)[\w-]+)?\.ts$/.test(file),
  );
  expect(translations.length).toBeGreaterThan(100);
  const untyped = translations.filter((file) => {
    const text = read(file);
    const exported = text.match(/^export const \w+(?=[ :])/gm) ?? [];
    const typed = text.match(/^export const \w+: |^\} satisfies |\) satisfies /gm) ?? [];
    return exported.length === 0 || typed.length < exported.length;
  });
  expect(untyped).toEqual([]);
});

it('finds no comparison of languages, which would treat a new one like English', () => {
  const compared = /[!=]==? ?'(?:cn|en|ru)'|'(?:cn|en|ru)' ?[!=]==?|case '(?:cn|en|ru)'/;
  const found = sources.filter((file) => compared.test(read(file)));
  // The English name of a product stands beside its name in the other languages.
  expect(found.toSorted()).toEqual([
    'server/src/product-documents/printed-product.ts',
    'site/src/products/product-summary.tsx',
  ]);
});

it('finds no second list of languages, which would lack a new one', () => {
  const listed = /\b(?:cn|en|ru)\|(?:cn|en|ru)\b|'(?:cn|en|ru)', ?'(?:cn|en|ru)'/;
  expect(changing.filter((file) => listed.test(read(file)))).toEqual([]);
});

it('finds no schema that spells out the languages', () => {
  const spelledOut = /\b(?:en|ru): z\.|z\.enum\(\[['a-z, ]*'en'/;
  expect(sources.filter((file) => spelledOut.test(read(file)))).toEqual([]);
});
