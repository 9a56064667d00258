type ModuleGraph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** Imported by the contract everywhere, but alive only in the forms' rules, which come with a dialog. */
const onlyForForms =
  /\/node_modules\/(?:zod|libphonenumber-js)\/|\/contract\/src\/(?:fields|working-calendar|zoned-time)\.ts$/;

/**
 * All that every page needs, in one chunk: what `main.tsx` reaches without a dynamic import. Left to itself the bundler
 * makes fifteen of it, and each compresses alone.
 */
export function baseChunk(id: string, graph: ModuleGraph): 'base' | null {
  return onlyForForms.test(id) || !isReached(id, graph, new Set()) ? null : 'base';
}

function isReached(id: string, graph: ModuleGraph, seen: Set<string>): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => importer.endsWith('/src/main.tsx') || isReached(importer, graph, seen));
}
