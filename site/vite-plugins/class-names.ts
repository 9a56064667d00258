import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const sources = fileURLToPath(new URL('../src/', import.meta.url));

/** Without `a`: advertisement blockers hide the class `ad`. */
const first = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ';
const second = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';

/**
 * All classes and animations of the style sheets, each as its file and name. Those of one file are neighbours: that
 * compresses best.
 */
function findNames(): string[] {
  const files = globSync('**/*.module.css', { cwd: sources }).toSorted();
  const names = files.flatMap((file) => {
    const text = readFileSync(`${sources}${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    return [...text.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map(([, name = '']) => `${file} ${name}`);
  });
  return [...new Set(names)];
}

/** Two characters each: the names are in every document and script that uses them. */
function shortNames(): ReadonlyMap<string, string> {
  const origins = findNames();
  if (origins.length > first.length * second.length)
    throw new Error('the style sheets have more names than short ones');
  return new Map(
    origins.map((origin, index) => [
      origin,
      `${first.charAt(Math.floor(index / second.length))}${second.charAt(index % second.length)}`,
    ]),
  );
}

/**
 * Names the classes and animations of CSS modules, identically in both builds: the server's HTML and the browser's CSS
 * must match. They are short in a build and readable in development, where classes are added while the server runs.
 */
export function classNames(isBuild: boolean): (name: string, file: string) => string {
  const names = isBuild ? shortNames() : new Map<string, string>();
  return (name, file) => {
    const path = (file.split('?')[0] ?? file).replace(/^.*\/src\//, '');
    if (!isBuild) return `${path.replace('.module.css', '').replaceAll('/', '-')}_${name}`;
    const short = names.get(`${path} ${name}`);
    if (short === undefined) throw new Error(`${path} has no ${name} that class-names.ts can find`);
    return short;
  };
}
