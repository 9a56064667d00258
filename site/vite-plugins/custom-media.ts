import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const tokens = readFileSync(new URL('../src/tokens.css', import.meta.url), 'utf8');
const definition = /@custom-media (--[\w-]+) ([^;]+);/g;
const breakpoints = new Map([...tokens.matchAll(definition)].map(([, name = '', condition = '']) => [name, condition]));

function conditionOf(name: string): string {
  const condition = breakpoints.get(name);
  if (condition === undefined) throw new Error(`tokens.css has no breakpoint ${name}`);
  return condition;
}

/** Replaces the breakpoints that `tokens.css` names: browsers do not know `@custom-media` yet. */
export function customMedia(): Plugin {
  return {
    name: 'custom-media',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css(?:\?|$)/.test(id)) return undefined;
      return code
        .replace(definition, '')
        .replace(/@media [^{]+/g, (query) => query.replace(/\((--[\w-]+)\)/g, (_, name: string) => conditionOf(name)));
    },
  };
}
