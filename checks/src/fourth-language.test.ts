import { execFile } from 'node:child_process';
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
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const workspaces = ['contract', 'client', 'content', 'server', 'site', 'console'];
const settings = globSync(
  '{tsconfig.base.json,{contract,client,content,server,site,console}/{package,tsconfig}.json}',
  { cwd: root },
);
const data = globSync('{contract,server,site}/src/**/*.json', { cwd: root });
const sources = globSync(['{contract,client,server,site,console}/src/**/*.{ts,tsx}', 'content/schema.ts'], {
  cwd: root,
}).filter((file) => !/\.test\.tsx?$/.test(file));

/** Compiling three workspaces takes as long as all other checks together. */
const compiling = it.skipIf(process.env['LONG_TESTS'] === undefined);

let copy: string;
/** Copies the sources and adds a fourth language to their list of languages. */
beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'fourth-language-'));
  for (const file of [...sources, ...settings, ...data]) cpSync(path.join(root, file), path.join(copy, file));
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    const target = workspaces.includes(name) ? copy : path.join(root, 'node_modules');
    symlinkSync(path.join(target, name), path.join(copy, 'node_modules', name));
  }
  for (const folder of globSync('{server,site,console}/node_modules', { cwd: root }))
    symlinkSync(path.join(root, folder), path.join(copy, folder));
  const list = path.join(copy, 'contract/src/locales.ts');
  const text = readFileSync(list, 'utf8');
  writeFileSync(
    list,
    text.replace('} as const;', "  kk: { tag: 'kk', ownName: 'Қазақша', shortName: 'KK' },\n} as const;"),
  );
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The files that do not compile. */
async function errors(workspace: string): Promise<string[]> {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [tsc, '-p', workspace, '--noEmit', '--pretty', 'false', '--checkers', '1'],
    {
      cwd: copy,
    },
  ).catch((error: { stdout: string }) => error);
  const files = [...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file = '']) => file);
  return [...new Set(files)].toSorted();
}

compiling('fails to compile the server if a fourth language has no texts', async () => {
  expect(await errors('server')).toEqual([
    'contract/src/console/figures.ts',
    'contract/src/console/words/words.ts',
    'contract/src/fact-texts.ts',
    'contract/src/format-number.ts',
    'contract/src/locales.ts',
    'contract/src/phone.ts',
    'contract/src/submissions/submission-kinds.ts',
    'contract/src/words/inquiry.ts',
    'contract/src/words/words.ts',
    'server/src/content-exchange/workbook-words.ts',
    'server/src/database/text-search.ts',
    'server/src/fonts/type-faces.ts',
    'server/src/notices/words/words.ts',
    'server/src/product-documents/drawing/pen.ts',
    'server/src/product-documents/words/words.ts',
    'server/src/products/property-groups.ts',
    'server/src/products/specification.ts',
    'server/src/share-cards/drawable.ts',
    'server/src/share-cards/layout.ts',
    'server/src/share-cards/title-lines.ts',
  ]);
});

compiling('fails to compile the site if a fourth language has no texts', async () => {
  expect(await errors('site')).toEqual([
    'contract/src/format-number.ts',
    'contract/src/locales.ts',
    'contract/src/phone.ts',
    'contract/src/submissions/submission-kinds.ts',
    'contract/src/words/inquiry.ts',
    'contract/src/words/receipt-page.ts',
    'contract/src/words/words.ts',
    'site/src/comparison/unit-names.ts',
    'site/src/contact/map-services.ts',
    'site/src/messages/reply-sentence.ts',
    'site/src/receipt/receipt-words.ts',
    'site/src/render.tsx',
    'site/src/submissions/conversation-view.tsx',
    'site/src/supervision/format-amount.ts',
    'site/src/supervision/parse-amount.ts',
    'site/src/text/catalogue.ts',
    'site/src/text/dictionary-label.ts',
    'site/src/text/format.ts',
    'site/src/text/page-texts.ts',
    'site/src/text/space-before.ts',
    'site/src/typical-values/markets-in-order.ts',
  ]);
});

compiling('fails to compile the console if a fourth language has no texts', async () => {
  expect(await errors('console')).toEqual([
    'console/src/inbox/item/inbox-answer.tsx',
    'console/src/inbox/item/template-menu.tsx',
    'console/src/inbox/item/use-answer.ts',
    'console/src/parts/conversation/answer-text.ts',
    'console/src/parts/conversation/notes/note-signs.ts',
    'console/src/publishing/versions/word-difference.tsx',
    'console/src/reports/report/report-answer.tsx',
    'console/src/reports/report/use-report-answer.ts',
    'console/src/reports/use-report-words.ts',
    'console/src/shell/console-root.tsx',
    'console/src/text/call-words/words.ts',
    'console/src/text/load-catalogue.ts',
    'console/src/text/load-help.ts',
    'console/src/text/plural.ts',
    'contract/src/console/figures.ts',
    'contract/src/console/words/words.ts',
    'contract/src/fact-texts.ts',
    'contract/src/format-number.ts',
    'contract/src/locales.ts',
    'contract/src/phone.ts',
    'contract/src/submissions/submission-kinds.ts',
    'contract/src/words/inquiry.ts',
    'contract/src/words/receipt-page.ts',
    'contract/src/words/words.ts',
  ]);
});

it('finds no comparison of languages, which would treat a new one like English', () => {
  const compared = /[!=]==? ?'(?:cn|en|ru)'|'(?:cn|en|ru)' ?[!=]==?|case '(?:cn|en|ru)'/;
  const found = sources.filter((file) => compared.test(readFileSync(path.join(root, file), 'utf8')));
  // The English name of a product stands beside its name in the other languages.
  expect(found.toSorted()).toEqual([
    'server/src/product-documents/printed-product.ts',
    'site/src/products/product-summary.tsx',
  ]);
});

it('finds no second list of languages, which would lack a new one', () => {
  const listed = /\b(?:cn|en|ru)\|(?:cn|en|ru)\b|'(?:cn|en|ru)', ?'(?:cn|en|ru)'/;
  const found = sources.filter((file) => listed.test(readFileSync(path.join(root, file), 'utf8')));
  // Migrations are not changed afterwards: a new language needs one of its own.
  expect(found.filter((file) => !file.startsWith('server/src/database/migrations/'))).toEqual([]);
});

it('finds no schema that spells out the languages', () => {
  const spelledOut = /\b(?:en|ru): z\.|z\.enum\(\[['a-z, ]*'en'/;
  expect(sources.filter((file) => spelledOut.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});
