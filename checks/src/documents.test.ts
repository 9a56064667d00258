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

const root = path.resolve(import.meta.dirname, '../..');
const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: root })];
const manifest: { scripts: Record<string, string> } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

describe.each(documents)('%s', (name) => {
  const text = readFileSync(path.join(root, name), 'utf8');

  it('names only npm commands that exist', () => {
    const named = [...text.matchAll(/npm (?:run )?(start|test|[a-z:]+)(?=[`\s])/g)].map(([, script]) => script);
    const npmItself = ['ci', 'install', 'run', 'and', 'brings'];
    expect(named.filter((script) => script && !npmItself.includes(script) && !manifest.scripts[script])).toEqual([]);
  });

  it('names only files and folders that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, target = '']) => path.join(path.dirname(name), target));
    const quoted = [
      ...text.matchAll(/`((?:server|site|contract|content|checks|scripts|docs|e2e|bench|pictures)\/[\w./-]*)`/g),
    ].map(([, target = '']) => target);
    expect([...links, ...quoted].filter((target) => !existsSync(path.join(root, target)))).toEqual([]);
  });

  it('names only settings that the server reads', () => {
    const read = readFileSync(path.join(root, 'server/src/config/env.ts'), 'utf8');
    const named = [...text.matchAll(/^\| `([A-Z_]+)`(?:, `([A-Z_]+)`)?/gm)].flatMap(([, first, second]) => [
      first,
      second,
    ]);
    expect(named.filter((setting) => setting && !read.includes(`${setting}:`))).toEqual([]);
  });
});

it('lists every decision once in the index of decisions', () => {
  const decisions = globSync('[0-9]*.md', { cwd: path.join(root, 'docs/decisions') });
  const index = readFileSync(path.join(root, 'docs/decisions/README.md'), 'utf8');
  const listed = Array.from(index.matchAll(/^- \[(\d+)\]\(((?:\1)-[\w-]+\.md)\): \S/gm), ([, , file]) => file);
  expect(decisions.length).toBeGreaterThan(20);
  expect(listed.toSorted()).toEqual(decisions.toSorted());
});

it('names every setting in the operations manual', () => {
  const read = readFileSync(path.join(root, 'server/src/config/env.ts'), 'utf8');
  const settings = [...read.matchAll(/^ {2}([A-Z_]{4,}):/gm)].map(([, setting = '']) => setting);
  const manual = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
  expect(settings.length).toBeGreaterThan(5);
  expect(settings.filter((setting) => !manual.includes(`\`${setting}\``))).toEqual([]);
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
  } finally {
    rmSync(folder, { recursive: true });
  }
});
