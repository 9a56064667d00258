import type { Plugin } from 'vite';

const standIn = '\0zod-stand-in';

/** What checks a visitor's input before it is sent, and so needs the real thing. A new form's schemas belong here. */
const checksInput = /\/contract\/src\/submissions\.ts$/;

/**
 * The pages ask by endpoint objects, whose schemas only the gateway ever runs. For them zod is a name that answers
 * every call with itself and refuses to judge: 7 KB less before a page works. Forms load the real one with their dialog.
 */
export function zodStandIn(): Plugin {
  return {
    name: 'zod-stand-in',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const ofEndpoint = source === 'zod/mini' && importer.includes('/contract/src/') && !checksInput.test(importer);
      return ofEndpoint ? standIn : undefined;
    },
    load(id) {
      if (id !== standIn) return undefined;
      return `
        const judging = /^(?:safe)?(?:parse|decode|encode)/i;
        export const z = new Proxy(() => z, {
          get(_, key) {
            if (judging.test(String(key))) throw new Error('this schema is the gateway\\'s: see site/zod-stand-in.ts');
            return z;
          },
        });`;
    },
  };
}
