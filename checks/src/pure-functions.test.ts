import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const config = readFileSync(path.join(root, 'site/vite.config.ts'), 'utf8');
const names = [...(/manualPureFunctions = \[([^\]]*)\]/.exec(config)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
  ([, name = '']) => name,
);
// The site may not import what is for staff.
const sources = globSync(['site/src/**/*.{ts,tsx}', 'contract/src/**/*.ts'], {
  cwd: root,
  exclude: ['contract/src/console/**'],
});

/** The names whose calls or property calls in a file are neither declared there nor imported from the contract. */
function unknownCalls(text: string, file = ''): string[] {
  const relative = file.startsWith('contract/') ? String.raw`\.{1,2}/` : String.raw`\./`;
  return names.filter((name) => {
    const isCalled = new RegExp(`(?<![.\\w'"\`])${name}(?:<[^(]*>)?(?:\\??\\.\\w+)*\\(`).test(text);
    const isOfContract = new RegExp(
      `import [^;]*\\b${name}\\b[^;]*from '(?:zod|contract|${relative})|export (?:const|function) ${name}\\b|^function ${name}\\b`,
      'm',
    ).test(text);
    return isCalled && !isOfContract;
  });
}

it('finds only functions of the contract among the calls that the bundler may remove', () => {
  expect(names).toContain('z');
  const found = sources.flatMap((file) =>
    unknownCalls(readFileSync(path.join(root, file), 'utf8'), file).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

it('finds no other z or defineEndpoint in the console, whose bundler may remove these', () => {
  const files = globSync('console/src/**/*.{ts,tsx}', { cwd: root });
  const found = files.flatMap((file) => {
    const called = unknownCalls(readFileSync(path.join(root, file), 'utf8'), file);
    return called.filter((name) => ['z', 'defineEndpoint'].includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

it('reports a call of another function with the same name', () => {
  expect(unknownCalls('const z = useRef(null);\nz.current.focus();')).toEqual(['z']);
  expect(unknownCalls("import { z } from 'zod/mini';\nconst name = z.string();")).toEqual([]);
});
