import type { Plugin } from 'vite';

type Stub = { source: RegExp; importer: RegExp; code: string };

/** What the router does for us of these parts is nothing: they belong to its framework mode or to server components, or instrument it. */
const stubs: Record<string, Stub> = {
  'framework-mode': {
    source: /\/ssr\/components\.js$/,
    importer: /\/react-router\/dist\/production\/lib\/(?:dom\/lib|components)\.js$/,
    code: `import { createContext } from 'react';
      const nothing = [false, null, {}];
      export const FrameworkContext = createContext(undefined);
      export const PrefetchPageLinks = () => null;
      export const usePrefetchBehavior = () => nothing;
      export const mergeRefs = (ref) => ref;`,
  },
  'server-components': {
    source: /\/errors\.js$/,
    importer: /\/react-router\/dist\/production\/lib\/hooks\.js$/,
    code: `export const decodeRedirectErrorDigest = () => undefined;
      export const decodeRouteErrorResponseDigest = () => undefined;`,
  },
  instrumentation: {
    source: /\/instrumentation\.js$/,
    importer: /\/react-router\/dist\/production\/lib\/router\/router\.js$/,
    code: `export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
      export const getRouteInstrumentationUpdates = () => ({});
      export const instrumentClientSideRouter = (router) => router;`,
  },
};

/** Takes 2 KB out of every page. A router that has its files elsewhere stops the build, so that an update is seen. */
export function leanRouter(): Plugin {
  const used = new Set<string>();
  return {
    name: 'lean-router',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const found = Object.entries(stubs).find(([, stub]) => stub.source.test(source) && stub.importer.test(importer));
      if (found === undefined) return undefined;
      used.add(found[0]);
      return `\0lean-router/${found[0]}`;
    },
    load: (id) => stubs[id.replace('\0lean-router/', '')]?.code,
    buildEnd(error) {
      const missed = Object.keys(stubs).filter((name) => !used.has(name));
      if (error === undefined && missed.length > 0) this.error(`react-router has moved: ${missed.join(', ')}`);
    },
  };
}
