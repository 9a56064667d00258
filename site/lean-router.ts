import type { Plugin } from 'vite';

type StandIn = { importer: string; source: string; code: string };

/**
 * Two parts of react-router that a site in data mode carries but never runs: what prefetches a framework's route modules,
 * and what measures a router nobody measures. The stand-ins do what the originals do when neither is asked for.
 */
const standIns: readonly StandIn[] = [
  {
    importer: '/lib/dom/lib.js',
    source: './ssr/components.js',
    code: `
      import { createContext } from 'react';
      export const FrameworkContext = createContext(undefined);
      export const PrefetchPageLinks = () => null;
      export const usePrefetchBehavior = () => [false, undefined, {}];
      export const mergeRefs = (ref) => ref;`,
  },
  {
    importer: '/lib/router/router.js',
    source: './instrumentation.js',
    code: `
      const nothing = () => undefined;
      export {
        nothing as consumeInstrumentationClientResultMetaReceiver,
        nothing as getRouteInstrumentationUpdates,
        nothing as instrumentClientSideRouter,
      };`,
  },
];

const marked = '\0lean-router ';

export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    enforce: 'pre',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    resolveId(source, importer = '') {
      if (!importer.includes('/node_modules/react-router/')) return undefined;
      const found = standIns.find((standIn) => standIn.source === source && importer.endsWith(standIn.importer));
      return found && `${marked}${found.source}`;
    },
    load(id) {
      return standIns.find(({ source }) => id === `${marked}${source}`)?.code;
    },
  };
}
