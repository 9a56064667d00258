import type { Plugin } from 'vite';
import { classNames } from './class-names.ts';

const sheet = 'site/src/parts/primitives.module.css';

/**
 * Writes the class names of the primitives into the components: an import from the base chunk, `${primitives.row}`, would
 * be longer than the name.
 */
export function inlinePrimitives(): Plugin[] {
  const nameOf = classNames(true);
  return [
    {
      name: 'inline-primitives',
      apply: 'build',
      enforce: 'pre',
      transform: (code, id) => (id.endsWith('.tsx') ? withNames(code, (name) => nameOf(name, sheet)) : undefined),
    },
    {
      name: 'keep-primitives',
      apply: 'build',
      enforce: 'post',
      // Otherwise the style sheet would be removed, since no component uses its exports.
      transform: (code, id) => (id.endsWith(sheet) ? { code, moduleSideEffects: 'no-treeshake' as const } : undefined),
    },
  ];
}

/** The module with the names instead of `primitives.row`, but for the file's name in the import. */
export function withNames(code: string, nameOf: (name: string) => string): string {
  if (!/^import primitives from '.*primitives\.module\.css';$/m.test(code)) return code;
  return code.replaceAll(/(?<![\w./])primitives\.(?!module\b)(\w+)/g, (_, name: string) => `'${nameOf(name)}'`);
}
