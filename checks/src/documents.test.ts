import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { layers, workspaces } from './import-matrix.ts';

const root = path.resolve(import.meta.dirname, '../..');
const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: root })];
const quotedPath = new RegExp(`\`((?:${workspaces.join('|')}|scripts|docs|deploy|pictures)/[\\w./-]*)\``, 'g');
/** The operator makes it from an example. */
const madeByOperators = ['deploy/site.env'];
const manifest: { scripts: Record<string, string> } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** The anchors that GitHub gives to a document's headings. */
function anchorsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8').replaceAll(/^ *```[^]*?^ *```/gm, '');
  return Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe.each(documents)('%s', (name) => {
  const text = readFileSync(path.join(root, name), 'utf8');

  it('names only npm commands that exist', () => {
    const code = Array.from(text.matchAll(/^ *```[^]*?^ *```|`[^`]*`/gm), ([quoted]) => quoted).join('\n');
    const named = Array.from(code.matchAll(/npm (?:run )?(start|test|[a-z:]+)(?=[`\s])/g), ([, script = '']) => script);
    const npmItself = ['ci', 'install', 'run'];
    expect(named.filter((script) => !npmItself.includes(script) && !manifest.scripts[script])).toEqual([]);
  });

  it('names only files and folders that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, target = '']) => path.join(path.dirname(name), target));
    const quoted = Array.from(text.matchAll(quotedPath), ([, target = '']) => target);
    const named = [...links, ...quoted].filter((target) => !madeByOperators.includes(target));
    expect(named.filter((target) => !existsSync(path.join(root, target)))).toEqual([]);
  });

  it('has lines of at most 100 columns outside tables, pictures and code', () => {
    const lines = text.replaceAll(/^ *```[^]*?^ *```/gm, '').split('\n');
    expect(lines.filter((line) => line.length > 100 && !/^\s*(?:\||!\[)/.test(line))).toEqual([]);
  });

  it('breaks no command over two lines, so that it can be searched for and copied', () => {
    const prose = text.replaceAll(/^ *```[^]*?^ *```/gm, '');
    const code = Array.from(prose.matchAll(/`[^`]*`/g), ([quoted]) => quoted);
    expect(code.filter((quoted) => quoted.includes('\n'))).toEqual([]);
  });

  it('links only to headings that exist', () => {
    const links = Array.from(text.matchAll(/\]\(([^)#:]*)#([^)]+)\)/g), ([link, file = '', anchor]) => ({
      link,
      anchor,
      file: file === '' ? name : path.join(path.dirname(name), file),
    }));
    expect(links.filter(({ file, anchor }) => !anchorsOf(file).includes(anchor ?? '')).map(({ link }) => link)).toEqual(
      [],
    );
  });

  it('names only environment variables that the server reads', () => {
    const read = readFileSync(path.join(root, 'server/src/config/env.ts'), 'utf8');
    const named = [...text.matchAll(/^\| `([A-Z_]+)`(?:, `([A-Z_]+)`)?/gm)].flatMap(([, first, second]) => [
      first,
      second,
    ]);
    expect(named.filter((variable) => variable && !read.includes(`${variable}:`))).toEqual([]);
  });
});

it('names only files that exist in the comments of the sources', () => {
  const sources = globSync(`{${workspaces.join(',')},scripts,pictures}/**/*.{ts,tsx,css,mjs}`, {
    cwd: root,
    exclude: (name) => name.includes('node_modules') || name.includes('dist'),
  });
  const comment = /(?<!\S)(?:\/\*\*?|\*|\/\/) .*$/gm;
  const file = new RegExp(
    `\\b(?:${workspaces.join('|')}|scripts|docs|deploy|pictures)/[\\w./-]*\\.(?:tsx?|css|mjs|md|sh)\\b`,
    'g',
  );
  const named = sources.flatMap((name) => {
    const comments = readFileSync(path.join(root, name), 'utf8').match(comment) ?? [];
    return comments.flatMap((line) => Array.from(line.matchAll(file), ([target]) => ({ name, target })));
  });
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ target }) => !existsSync(path.join(root, target)))).toEqual([]);
});

it('lists every decision once in the index of decisions', () => {
  const decisions = globSync('[0-9]*.md', { cwd: path.join(root, 'docs/decisions') });
  const index = readFileSync(path.join(root, 'docs/decisions/README.md'), 'utf8');
  const listed = Array.from(index.matchAll(/^- \[(\d+)\]\(((?:\1)-[\w-]+\.md)\): \S/gm), ([, , file]) => file);
  expect(decisions.length).toBeGreaterThan(20);
  expect(listed.toSorted()).toEqual(decisions.toSorted());
});

it('gives every decision a context, a decision and its consequences', () => {
  const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: root });
  const headings = decisions.map((name) => [
    name,
    Array.from(readFileSync(path.join(root, name), 'utf8').matchAll(/^## (.*)$/gm), ([, heading]) => heading),
  ]);
  expect(headings).toEqual(decisions.map((name) => [name, ['Context', 'Decision', 'Consequences']]));
});

it('lists every environment variable of the server', () => {
  const read = readFileSync(path.join(root, 'server/src/config/env.ts'), 'utf8');
  const variables = [...read.matchAll(/^ {2}([A-Z_0-9]{4,}):/gm)].map(([, variable = '']) => variable);
  const listed = readFileSync(path.join(root, 'docs/operations/configuration.md'), 'utf8');
  expect(variables.length).toBeGreaterThan(5);
  expect(variables.filter((variable) => !listed.includes(`\`${variable}\``))).toEqual([]);
});

it('lists every page of the operations manual in its index', () => {
  const index = readFileSync(path.join(root, 'docs/operations/README.md'), 'utf8');
  const pages = globSync('*.md', { cwd: path.join(root, 'docs/operations') }).filter((page) => page !== 'README.md');
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((page) => !index.includes(`](${page})`))).toEqual([]);
});

describe('the table of features in the architecture', () => {
  const text = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  const [, table = ''] = /^\| feature (.*?)\n\n/ms.exec(text) ?? [];
  const columns = ['contract', 'server', 'site', 'console'] as const;
  const named = table.split('\n').flatMap((row) => {
    const cells = row.split('|').slice(2, -1);
    return columns.flatMap((workspace, index) =>
      Array.from((cells[index] ?? '').matchAll(/`([^`]+)`/g), ([, name = '']) => `${workspace}/src/${name}`),
    );
  });

  it('names only folders and files that exist', () => {
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });

  it.each(['server', 'site', 'console'] as const)('names every feature of %s', (workspace) => {
    const { below = [], above = [] } = layers[workspace] ?? {};
    const sources = globSync('src/*/**/*.{ts,tsx}', { cwd: path.join(root, workspace) });
    const folders = [...new Set(sources.map((file) => file.split(path.sep)[1] ?? ''))];
    const features = folders.filter((name) => !below.includes(name) && !above.includes(name));
    expect(features.length).toBeGreaterThan(5);
    expect(features.filter((name) => !named.includes(`${workspace}/src/${name}`))).toEqual([]);
  });
});

describe.each(Object.entries(manifest.scripts))('npm run %s', (name, command) => {
  it('is mentioned in a document', () => {
    const mentions = new RegExp(`\\bnpm (run )?${name}(?![\\w:])`);
    const texts = [...documents, 'pictures/README.md'].map((file) => readFileSync(path.join(root, file), 'utf8'));
    expect(texts.some((text) => mentions.test(text))).toBe(true);
  });

  // It takes no parameters, because it loads nothing but the server.
  if (name === 'start:production') return;

  it('prints its description or usage with --help', () => {
    const [program = '', ...parameters] = command.split(' ');
    const { status, stdout } = spawnSync(program, [...parameters, '--help'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}` },
    });
    // The commands of packages print their own usage.
    expect(stdout).toMatch(program === 'node' ? new RegExp(`npm (run )?${name}(?![\\w:])`) : /usage/i);
    expect(status).toBe(0);
  });
});

it('builds the server before every command that measures it', () => {
  const measuring = Object.entries(manifest.scripts).filter(([, command]) => command.includes(' bench/src/'));
  expect(measuring.length).toBeGreaterThan(5);
  for (const [name, command] of measuring)
    expect([name, command]).toEqual([name, expect.stringContaining('built.mjs')]);
});

it('says that the packages are missing, in a checkout without them', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'checkout-'));
  try {
    mkdirSync(path.join(folder, 'scripts'));
    copyFileSync(path.join(root, 'scripts/command.mjs'), path.join(folder, 'scripts/command.mjs'));
    writeFileSync(path.join(folder, 'command.ts'), 'console.log("It ran");');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', './scripts/command.mjs', 'command.ts'],
      { cwd: folder, encoding: 'utf8' },
    );
    expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining('npm ci')]);
    for (const name of ['build.mjs', 'prepare.mjs'])
      copyFileSync(path.join(root, 'scripts', name), path.join(folder, 'scripts', name));
    const built = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, encoding: 'utf8' });
    expect([built.status, built.stdout, built.stderr]).toEqual([1, '', expect.stringContaining('npm ci')]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
