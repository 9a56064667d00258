import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** The compiler types every class of a CSS module as a string, so it misses a misspelt class and an unused one. */
type Sources = ReadonlyMap<string, string>;

function read(pattern: string): Map<string, string> {
  const files = globSync(pattern, { cwd: root, exclude: (name) => /node_modules|dist/.test(name) });
  return new Map(files.toSorted().map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

function withoutComments(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

/** The classes in the selectors of a style sheet, without those of libraries. */
function classesOf(css: string): Set<string> {
  const selectors =
    withoutComments(css)
      .replaceAll(/:global\([^)]*\)/g, '')
      .match(/[^{};]+(?=\{)/g) ?? [];
  return new Set(
    selectors
      .filter((selector) => !selector.trimStart().startsWith('@'))
      .flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)),
  );
}

/** The classes that a module uses of each style sheet that it imports. */
function usedClasses(file: string, text: string): [sheet: string, name: string][] {
  const imports = text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm);
  return [...imports].flatMap(([, styles = '', from = '']) => {
    const sheet = path.posix.join(path.posix.dirname(file), from);
    // Not the names of files in comments, such as card.module.css.
    const uses = text.matchAll(new RegExp(`(?<![\\w./'-])${styles}\\.(?!tsx?\\b)(\\w+)(?![\\w.])`, 'g'));
    return [...uses].map(([, name = '']): [string, string] => [sheet, name]);
  });
}

/** Classes without a use, and uses without a class. */
function classProblems(sheets: Sources, modules: Sources): string[] {
  const used = [...modules].flatMap(([file, text]) => usedClasses(file, text));
  const uses = new Set(used.map(([sheet, name]) => `${sheet} .${name}`));
  const classes = new Set(
    [...sheets].flatMap(([sheet, css]) => [...classesOf(css)].map((name) => `${sheet} .${name}`)),
  );
  return [
    ...[...classes].filter((name) => !uses.has(name)).map((name) => `${name} is not used`),
    ...[...uses].filter((name) => !classes.has(name)).map((name) => `${name} does not exist`),
  ];
}

/** Custom properties and animations that one style sheet defines and nothing of the workspace uses. */
function unusedNames(sheets: Sources, modules: Sources): string[] {
  const css = withoutComments([...sheets.values()].join('\n'));
  const everything = `${css}\n${[...modules.values()].join('\n')}`;
  const defined = [...css.matchAll(/(--[a-z][\w-]*)\s*:|@keyframes ([\w-]+)/g)].map(([, property, keyframes]) => ({
    name: property ?? keyframes ?? '',
    definition: property === undefined ? `@keyframes ${keyframes}` : `${property}:`,
  }));
  return [...new Map(defined.map(({ name, definition }) => [name, definition]))]
    .filter(([name, definition]) => {
      const uses = everything.match(new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'g'))?.length ?? 0;
      return uses === everything.split(definition).length - 1;
    })
    .map(([name]) => name);
}

/** Custom properties that are used, and that neither a style sheet nor a script defines. */
function undefinedProperties(sheets: Sources, modules: Sources): string[] {
  const scripts = [...modules.values()].join('\n');
  const css = withoutComments([...sheets.values()].join('\n'));
  const uses = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  const defined = new Set([...css.matchAll(/(?<![\w-])(--[\w-]+)\s*:/g)].map(([, name = '']) => name));
  return [...uses].filter((name) => !defined.has(name) && !scripts.includes(`'${name}'`));
}

/** The console's script makes a custom property of each colour: `textMuted` is `--color-text-muted`. */
function consoleColours(): string {
  const text = readFileSync(path.join(root, 'console/src/shell/colours.ts'), 'utf8');
  return [...text.matchAll(/^ {2}(\w+): string;$/gm)]
    .map(([, name = '']) => `'--color-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}'`)
    .join('\n');
}

it.each(['site', 'console'])('finds no unused and no missing class in %s', (workspace) => {
  const sheets = read(`${workspace}/**/*.module.css`);
  expect(sheets.size).toBeGreaterThan(50);
  expect(classProblems(sheets, read(`${workspace}/src/**/*.tsx`))).toEqual([]);
});

it.each(['site', 'console'])('finds no unused custom property or animation in %s', (workspace) => {
  expect(unusedNames(read(`${workspace}/**/*.css`), read(`${workspace}/src/**/*.{ts,tsx}`))).toEqual([]);
});

it.each(['site', 'console'])('finds no undefined custom property in %s', (workspace) => {
  const modules = read(`${workspace}/src/**/*.{ts,tsx}`).set(
    'colours',
    workspace === 'console' ? consoleColours() : '',
  );
  expect(undefinedProperties(read(`${workspace}/**/*.css`), modules)).toEqual([]);
});

it('finds a seeded custom property that nothing defines', () => {
  const sheets = new Map([
    ['a.css', ':root { --gap: 1px } .a { gap: var(--gap); margin: var(--by-script) var(--gab) }'],
  ]);
  const modules = new Map([['a.ts', "style.setProperty('--by-script', '1px')"]]);
  expect(undefinedProperties(sheets, modules)).toEqual(['--gab']);
});

it('finds a seeded class without a use, and a use without a class', () => {
  const sheets = new Map([
    ['site/src/a/card.module.css', '.card { color: red; &:hover .title { gap: 0.5em } }\n/* .old */\n.unused > p {}'],
  ]);
  const modules = new Map([
    [
      'site/src/a/card.tsx',
      "import styles from './card.module.css';\n<p className={`${styles.card} ${styles.title} ${styles.subtitle}`} />",
    ],
  ]);
  expect(classProblems(sheets, modules)).toEqual([
    'site/src/a/card.module.css .unused is not used',
    'site/src/a/card.module.css .subtitle does not exist',
  ]);
});

it('finds a seeded custom property and animation that nothing uses', () => {
  const sheets = new Map([
    ['site/src/a.css', ':root { --used: 1px; --unused: 2px; --read-by-script: 3px }\n@keyframes appear {}'],
    ['site/src/b.css', '.b { gap: var(--used); animation: fade 1s }\n@keyframes fade {}'],
  ]);
  const modules = new Map([['site/src/a.ts', "style.getPropertyValue('--read-by-script')"]]);
  expect(unusedNames(sheets, modules)).toEqual(['--unused', 'appear']);
});
